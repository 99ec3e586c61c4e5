import { expect, it } from 'vitest';
import { listChange, mergedList } from './listChange';

it('returns what is added to a list and removed from it', () => {
  expect(listChange(['a', 'b'], ['b', 'c'])).toEqual({ add: ['c'], remove: ['a'] });
  expect(listChange(['a'], ['a'])).toEqual({ add: [], remove: [] });
});

it('keeps both users’ additions and leaves out both users’ removals', () => {
  expect(mergedList(['a', 'b'], ['a', 'b', 'mine'], ['b', 'theirs'])).toEqual(['b', 'theirs', 'mine']);
  expect(mergedList(['a', 'b'], ['b'], ['a', 'b', 'theirs'])).toEqual(['b', 'theirs']);
  expect(mergedList(['a'], ['a', 'both'], ['a', 'both'])).toEqual(['a', 'both']);
});
