import { expect, it } from 'vitest';
import { isOver, isSoon, pauseAfter } from './polling';

it.each([
  ['SUCCESSFUL', false, true],
  ['FAILED', false, true],
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['NEW', false, false],
] as const)('a payment that is %s, held %s: over %s', (status, held, over) =>
  expect(isOver({ status, held })).toBe(over),
);

it('polls often at first, for three minutes, and every minute after that', () => {
  expect([0, 1, 9, 10, 99].map(pauseAfter)).toEqual([2_000, 3_000, 36_000, 60_000, 60_000]);
  expect([0, 9, 10].map(isSoon)).toEqual([true, true, false]);
});
