import type { TICKET_PRIORITIES, TICKET_TYPES } from '../statuses';
import { type DayHours, WEEKDAYS } from './supportHours';
import type { Target } from './ticketClock';

type Type = (typeof TICKET_TYPES)[number];
type Priority = (typeof TICKET_PRIORITIES)[number];
type Hours = readonly [firstReply: number, resolution: number];

const FIRST: Record<Type, Record<Priority, Hours>> = {
  CUSTOMER_TICKET: { URGENT: [0.5, 4], HIGH: [1, 8], NORMAL: [4, 20], LOW: [8, 50] },
  LEAD_TICKET: { URGENT: [1, 8], HIGH: [2, 10], NORMAL: [8, 30], LOW: [10, 50] },
};

/** The response targets of a new installation. */
export const FIRST_TARGETS = (Object.keys(FIRST) as Type[]).flatMap((type) =>
  (Object.keys(FIRST[type]) as Priority[]).map((priority): Target & { type: Type; priority: Priority } => {
    const [firstReplyHours, resolutionHours] = FIRST[type][priority];
    return { type, priority, firstReplyHours, resolutionHours };
  }),
);

/** The support hours of a new installation: closed on Sundays, until 13:00 on Saturdays. */
export const FIRST_HOURS: readonly DayHours[] = WEEKDAYS.map((day) => ({
  day,
  isOpen: day !== 'SUNDAY',
  opensAt: day === 'SATURDAY' ? '09:00' : '08:00',
  closesAt: day === 'SATURDAY' ? '13:00' : '18:00',
}));
