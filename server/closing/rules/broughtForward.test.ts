import { expect, it } from 'vitest';
import { leftAfter } from './broughtForward';

it.each([
  [12_000, 1, 11_999],
  [12_000, 12_000, 0],
  [-12_000, 1, -11_999],
  [-12_000, 12_000, 0],
])('reduces a balance of %i by %i to %i', (balance, amount, left) => expect(leftAfter(balance, amount)).toBe(left));

it.each([
  [12_000, 12_001],
  [-12_000, 12_001],
])('refuses, for a balance of %i, to settle %i', (balance, amount) =>
  expect(() => leftAfter(balance, amount)).toThrow(
    expect.objectContaining({ code: 'invalid', errors: { amount: 'takes at most 12000' } }),
  ),
);

it('a settled balance cannot be settled again', () =>
  expect(() => leftAfter(0, 1)).toThrow(expect.objectContaining({ code: 'conflict' })));
