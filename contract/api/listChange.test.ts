import { expect, it } from 'vitest';
import { listChange, mergedList } from './listChange';

it('finds what was added to a list and what was removed', () => {
  expect(listChange(['a', 'b'], ['b', 'c'])).toEqual({ add: ['c'], remove: ['a'] });
  expect(listChange(['a'], ['a'])).toEqual({ add: [], remove: [] });
});

it('keeps what either person added and drops what either removed', () => {
  expect(mergedList(['a', 'b'], ['a', 'b', 'mine'], ['b', 'theirs'])).toEqual(['b', 'theirs', 'mine']);
  expect(mergedList(['a', 'b'], ['b'], ['a', 'b', 'theirs'])).toEqual(['b', 'theirs']);
  expect(mergedList(['a'], ['a', 'both'], ['a', 'both'])).toEqual(['a', 'both']);
});
