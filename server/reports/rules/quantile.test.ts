import { expect, it } from 'vitest';
import { quantileOf } from './quantile';

it.each([
  [[], 0.5, null],
  [[7], 0.5, 7],
  [[7], 0.9, 7],
  [[30, 10], 0.5, 20],
  [[30, 10, 20], 0.5, 20],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9, 10],
  [[0, 100], 0.9, 90],
])('of %j at %d it is %s', (values, share, quantile) => {
  expect(quantileOf(values, share)).toBe(quantile);
});
