import { expect, it } from 'vitest';
import { leftAfter } from './broughtForward';

it.each([
  [12_000, 1, 11_999],
  [12_000, 12_000, 0],
  [-12_000, 1, -11_999],
  [-12_000, 12_000, 0],
])('of %i, with %i settled, %i is left', (balance, amount, left) => expect(leftAfter(balance, amount)).toBe(left));

it.each([
  [12_000, 12_001],
  [-12_000, 12_001],
])('of %i, %i cannot be settled', (balance, amount) =>
  expect(() => leftAfter(balance, amount)).toThrow(
    expect.objectContaining({ code: 'invalid', errors: { amount: 'takes at most 12000' } }),
  ),
);

it('a settled balance cannot be settled again', () =>
  expect(() => leftAfter(0, 1)).toThrow(expect.objectContaining({ code: 'conflict' })));
