import { expect, it } from 'vitest';
import { lastMonday, mailedDays, mailingAt, nextMailing } from './mondays';

it.each([
  // Monday, 16 March 2026 begins at 21:00 UTC on Sunday; 7:00 in Kampala is 4:00 UTC.
  ['2026-03-16T03:59:59.999Z', '2026-03-09', '2026-03-16T04:00:00.000Z'],
  ['2026-03-16T04:00:00.000Z', '2026-03-16', '2026-03-23T04:00:00.000Z'],
  ['2026-03-14T09:00:00.000Z', '2026-03-09', '2026-03-16T04:00:00.000Z'],
  ['2026-03-15T20:59:59.999Z', '2026-03-09', '2026-03-16T04:00:00.000Z'],
  ['2026-03-22T20:59:59.999Z', '2026-03-16', '2026-03-23T04:00:00.000Z'],
  ['2025-12-31T12:00:00.000Z', '2025-12-29', '2026-01-05T04:00:00.000Z'],
])('at %s the last mailing was that of %s, and the next is at %s', (now, monday, next) => {
  expect([lastMonday(new Date(now)), nextMailing(new Date(now))]).toEqual([monday, next]);
});

it('a mailing is at 7:00 on Monday', () => {
  expect(mailingAt('2026-03-16')).toBe('2026-03-16T04:00:00.000Z');
});

it('the mailed days are last week, or three months up to last Sunday’s', () => {
  expect(mailedDays('days', '2026-03-02')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(mailedDays('months', '2026-03-02')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(mailedDays('months', '2026-06-01')).toEqual({ from: '2026-03-01', to: '2026-05-31' });
  expect(mailedDays('now', '2026-03-02')).toBeNull();
});
