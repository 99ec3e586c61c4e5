import { expect, it } from 'vitest';
import { isPollingOver, isSoon, pollingPause } from './polling';

it.each([
  ['SUCCESSFUL', false, true],
  ['FAILED', false, true],
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['NEW', false, false],
] as const)('a payment that is %s, held %s: over %s', (status, held, over) =>
  expect(isPollingOver({ status, held })).toBe(over),
);

it('polls often at first, for three minutes, and every minute after that', () => {
  expect([0, 1, 9, 10, 99].map(pollingPause)).toEqual([2_000, 3_000, 36_000, 60_000, 60_000]);
  expect([0, 9, 10].map(isSoon)).toEqual([true, true, false]);
});
