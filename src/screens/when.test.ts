import { expect, it } from 'vitest';
import { daysFrom, formatDay } from './when';

const NOW = new Date('2026-03-13T20:30:00.000Z');

it('counts days by the calendar of Kampala, where it is almost midnight', () => {
  expect(daysFrom('2026-03-13T20:59:00.000Z', NOW)).toBe('today');
  expect(daysFrom('2026-03-13T21:00:00.000Z', NOW)).toBe('in 1 day');
  expect(daysFrom('2026-03-25T09:00:00.000Z', NOW)).toBe('in 12 days');
  expect(daysFrom('2026-03-12T20:00:00.000Z', NOW)).toBe('1 day ago');
});

it('names the day of Kampala', () => {
  expect(formatDay('2026-03-13T21:00:00.000Z')).toBe('14 Mar 2026');
});
