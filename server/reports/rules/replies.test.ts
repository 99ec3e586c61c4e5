import { expect, it } from 'vitest';
import { WEEKDAYS } from '../../../contract/tickets/supportHours';
import { type TimedTicket, timesOf } from './replies';

/** Monday to Friday, 8:00 to 17:00 in Kampala. */
const HOURS = WEEKDAYS.map((day, at) => ({ day, isOpen: at < 5, opensAt: '08:00', closesAt: '17:00' }));
const ticket = (changes: Partial<TimedTicket>): TimedTicket => ({
  ...{ dateCreated: '2026-03-13T13:30:00.000Z', firstRepliedAt: null, resolvedAt: null },
  ...{ clockRunsSince: null, clockMinutes: 0 },
  ...changes,
});

it('replies are timed in working hours, and resolutions by the clock', () => {
  const tickets = [
    // Friday 16:30 to Monday 8:10: 30 and 10 minutes.
    ticket({ firstRepliedAt: '2026-03-16T05:10:00.000Z', resolvedAt: '2026-03-16T08:00:00.000Z', clockMinutes: 90 }),
    ticket({ firstRepliedAt: '2026-03-13T13:40:00.000Z', resolvedAt: '2026-03-16T08:00:00.000Z', clockMinutes: 30 }),
    // It was resolved and reopened, so its clock runs again.
    ticket({ resolvedAt: '2026-03-16T08:00:00.000Z', clockRunsSince: '2026-03-16T09:00:00.000Z', clockMinutes: 500 }),
    ticket({}),
  ];
  expect(timesOf(tickets, HOURS)).toEqual([4, 2, 25, 37, 2, 60, 84]);
  expect(timesOf([], HOURS)).toEqual([0, 0, null, null, 0, null, null]);
});
