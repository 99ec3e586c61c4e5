import { expect, it } from 'vitest';
import { isMask, maskOf } from './sensitive';

it.each([
  ['CM900121012AKCD', 'CM••••••••KCD'],
  ['1234567890', '12••••••••890'],
  ['123456789', '••••••••'],
  ['x', '••••••••'],
])('masks %s as %s, and a mask as itself', (value, mask) => {
  expect(maskOf(value)).toBe(mask);
  expect(maskOf(mask)).toBe(mask);
  expect([isMask(mask), isMask(value)]).toEqual([true, false]);
});
