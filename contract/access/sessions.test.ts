import { expect, it } from 'vitest';
import { accessMark } from './sessions';

const mark = accessMark(['Finance', 'Support'], ['View Users', 'Use System']);

it('returns the same mark for the same roles and permissions, in any order', () => {
  expect(accessMark(['Support', 'Finance'], new Set(['Use System', 'View Users', 'Use System']))).toBe(mark);
  expect(mark).toMatch(/^[0-9a-f]{8}$/);
});

it.each([
  [['Finance'], ['View Users', 'Use System']],
  [['Finance', 'Support'], ['View Users']],
  [[], []],
])('returns another mark for %j with %j', (roles, permissions) => {
  expect(accessMark(roles, permissions)).not.toBe(mark);
});
