import { expect, it } from 'vitest';
import { commissionOf } from './commission';

it.each([
  [100_000, 0, 10, 10_000],
  [100_000, 40_000, 10, 6_000],
  [100_000, 100_000, 10, 0],
  [0, 1, 10, 0],
  [999, 0, 10, 99],
  [1_000, 0, 10, 100],
  [45_000, 0, 0, 0],
  [45_000, 0, 7.5, 3_375],
])('with %i paid and %i refunded, %d %% are %i', (paid, givenBack, percent, commission) => {
  expect(commissionOf(paid, givenBack, percent)).toBe(commission);
});
