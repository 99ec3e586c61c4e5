import { expect, it } from 'vitest';
import { tokenAnswer } from './wireAnswers';

const expiryOf = (expiryDate: string | null) => tokenAnswer.parse({ token: 'a', expiryDate }).expiresAt;

it.each([
  ['2026-11-21T09:00:00.1234567', '2026-11-21T09:00:00.123Z'],
  ['2026-11-21T09:00:00', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00+03:00', '2026-11-21T06:00:00.000Z'],
])('reads expiryDate %s as %s: without a time zone it is UTC', (expiryDate, instant) => {
  expect(expiryOf(expiryDate)?.toISOString()).toBe(instant);
});

it('returns null for a missing or unreadable expiryDate', () => {
  expect([expiryOf(null), expiryOf(''), expiryOf('soon')]).toEqual([null, null, null]);
});
