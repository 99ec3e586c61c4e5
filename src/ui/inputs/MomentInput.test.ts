import { expect, it } from 'vitest';
import { fromLocal, toLocal } from './MomentInput';

it.each([
  ['2026-11-20T21:30:00.000Z', '2026-11-21T00:30'],
  ['2026-12-31T20:59:00.000Z', '2026-12-31T23:59'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01T00:00'],
])('converts %s to %s in the provider’s time zone, and back', (moment, local) => {
  expect(toLocal(moment)).toBe(local);
  expect(fromLocal(local)).toBe(moment);
});

it('converts an empty value to an empty value', () => {
  expect([toLocal(null), fromLocal('')]).toEqual(['', null]);
});
