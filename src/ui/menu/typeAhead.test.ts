import { describe, expect, it } from 'vitest';
import { matchOf, typedWith } from './typeAhead';

describe('typedWith', () => {
  it.each([
    ['at once', 0, 'pa'],
    ['after 349 ms', 349, 'pa'],
    ['after 350 ms', 350, 'a'],
    ['after a second', 1_000, 'a'],
  ])('after a second letter typed %s (%i ms), returns %j', (_, pause, letters) => {
    expect(typedWith({ letters: 'p', at: 10_000 }, 'A', 10_000 + pause)).toEqual({ letters, at: 10_000 + pause });
  });
});

describe('matchOf', () => {
  const labels = ['Dashboard', 'Payments', 'Products', ' Referrals', 'Permissions'];
  it.each([
    ['p', -1, 1],
    ['p', 1, 2],
    ['p', 2, 4],
    ['p', 4, 1],
    ['pr', 1, 2],
    ['pr', 2, 2],
    ['re', 0, 3],
    ['x', 0, -1],
  ])('searching %j from entry %i finds entry %i', (letters, current, found) => {
    expect(matchOf(labels, letters, current)).toBe(found);
  });

  it('finds nothing in an empty menu', () => {
    expect(matchOf([], 'a', -1)).toBe(-1);
  });
});
