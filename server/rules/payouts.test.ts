import { expect, it } from 'vitest';
import { type CollectedPayment, likeliestPaidOut, paidOutBy } from './payouts';

const collected = (...nets: number[]): CollectedPayment[] =>
  nets.map((net, at) => ({ id: String(at), bookedAt: `2026-03-0${at + 1}`, amount: net + 100, fee: 100 }));
const ids = (credit: number, ...nets: number[]) => paidOutBy(credit, collected(...nets))?.map(({ id }) => id) ?? null;

it('finds two or more consecutive payments whose net amounts add up to the credit', () => {
  expect(ids(300, 100, 200, 500)).toEqual(['0', '1']);
  expect(ids(700, 100, 200, 500)).toEqual(['1', '2']);
  expect(ids(800, 100, 200, 500)).toEqual(['0', '1', '2']);
});

it('finds nothing in a single payment, in separated payments, or if several groups fit', () => {
  expect(ids(500, 100, 200, 500)).toBeNull();
  expect(ids(600, 100, 200, 500)).toBeNull();
  expect(ids(300, 100, 200, 100)).toBeNull();
  expect(ids(300)).toBeNull();
});

it('allows for rounded fees, and prefers the group that fits exactly', () => {
  expect(ids(301, 100, 200)).toEqual(['0', '1']);
  expect(ids(302, 100, 200)).toBeNull();
  expect(ids(1_001, 500, 500, 900, 101)).toEqual(['2', '3']);
});

it('finds nothing if the credit exceeds the collected amount', () => {
  const free = collected(100, 200).map((line) => ({ ...line, amount: line.amount - 100, fee: 0 }));
  expect(paidOutBy(300, free)).toHaveLength(2);
  expect(paidOutBy(301, free)).toBeNull();
});

it('suggests the likeliest successive payments with a fee of up to a tenth, also a single one', () => {
  const free = (...amounts: number[]) =>
    collected(...amounts).map((line) => ({ ...line, amount: line.amount - 100, fee: 0 }));
  const suggested = (credit: number, unpaid: CollectedPayment[]) =>
    likeliestPaidOut(credit, unpaid).map(({ id }) => id);
  expect(suggested(5_000, collected(5_000))).toEqual(['0']);
  expect(suggested(3_000, collected(1_000, 2_000, 1_000))).toEqual(['1', '2']);
  expect(suggested(8_950, collected(4_000, 5_000, 2_000))).toEqual(['0', '1']);
  expect(suggested(900, free(1_000))).toEqual(['0']);
  expect(suggested(899, free(1_000))).toEqual([]);
  expect(suggested(1_001, free(1_000))).toEqual([]);
  expect(suggested(1_000, [])).toEqual([]);
});
