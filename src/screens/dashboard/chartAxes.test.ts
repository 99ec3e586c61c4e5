import { expect, it } from 'vitest';
import { isLabelled, lowestOf } from './chartAxes';

const labelled = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => isLabelled(at, count));

it('labels each of 14 bars, and of more bars one a week up to the last', () => {
  expect(labelled(14)).toHaveLength(14);
  expect(labelled(15)).toEqual([0, 7, 14]);
  expect(labelled(30)).toEqual([1, 8, 15, 22, 29]);
});

it('reaches below zero only as far as the lowest value', () => {
  expect([lowestOf([149_000, -10_444]), lowestOf([149_000]), lowestOf([])]).toEqual([-10_444, 0, 0]);
});
