import { afterWorkingMinutes, type DayHours, workingMinutesBetween } from './supportHours';

/** The clock of a ticket. Moments are ISO 8601 in UTC. */
export interface TicketClock {
  /** When the clock last started; null while it is stopped, because we wait for the customer or the ticket is resolved. */
  clockRunsSince: string | null;
  /** The working minutes that elapsed before that. */
  clockMinutes: number;
  /** When staff first wrote to the customer. */
  firstRepliedAt: string | null;
  /** Null after the first reply, while the clock is stopped, and if there is no target. */
  firstReplyDue: string | null;
  resolutionDue: string | null;
  /** The earlier of both due dates. */
  dueAt: string | null;
}

/** The time allowed for the first reply and the resolution, in working hours. */
export interface Target {
  firstReplyHours: number;
  resolutionHours: number;
}

/** OPENED: also for a ticket that had no clock. RETARGETED: the type or priority changed. */
export type ClockEvent = 'OPENED' | 'REPLIED' | 'PAUSED' | 'RESUMED' | 'RETARGETED';

/** The clock of a ticket that is not open yet. */
export const NO_CLOCK: TicketClock = {
  clockRunsSince: null,
  clockMinutes: 0,
  firstRepliedAt: null,
  firstReplyDue: null,
  resolutionDue: null,
  dueAt: null,
};

type Running = Pick<TicketClock, 'clockRunsSince' | 'clockMinutes' | 'firstRepliedAt'>;

/** Returns a ticket's clock after an event at `now`. Without a target, nothing is due. */
export function clockAfter(
  clock: TicketClock,
  event: ClockEvent,
  { target, hours, now }: { target: Target | undefined; hours: readonly DayHours[]; now: Date },
): TicketClock {
  const running = runAfter(clock, event, hours, now);
  const firstReplyDue = running.firstRepliedAt ? null : dueOf(running, target?.firstReplyHours, hours);
  const resolutionDue = dueOf(running, target?.resolutionHours, hours);
  const [dueAt = null] = [firstReplyDue, resolutionDue].filter((due) => due !== null).sort();
  return { ...running, firstReplyDue, resolutionDue, dueAt };
}

function runAfter(clock: Running, event: ClockEvent, hours: readonly DayHours[], now: Date): Running {
  const { clockRunsSince, clockMinutes, firstRepliedAt } = clock;
  const moment = now.toISOString();
  switch (event) {
    case 'OPENED':
      return { clockRunsSince: moment, clockMinutes: 0, firstRepliedAt };
    case 'REPLIED':
      return { clockRunsSince, clockMinutes, firstRepliedAt: firstRepliedAt ?? moment };
    case 'PAUSED': {
      const ran = clockRunsSince === null ? 0 : workingMinutesBetween(new Date(clockRunsSince), now, hours);
      return { clockRunsSince: null, clockMinutes: clockMinutes + ran, firstRepliedAt };
    }
    case 'RESUMED':
      return { clockRunsSince: clockRunsSince ?? moment, clockMinutes, firstRepliedAt };
    case 'RETARGETED':
      return { clockRunsSince, clockMinutes, firstRepliedAt };
  }
}

/** Returns the due date, or null. A target that expired before the clock was stopped is due as soon as it runs again. */
function dueOf(
  { clockRunsSince, clockMinutes }: Running,
  hoursAllowed: number | undefined,
  hours: readonly DayHours[],
) {
  if (clockRunsSince === null || hoursAllowed === undefined) return null;
  const left = Math.max(0, Math.round(hoursAllowed * 60) - clockMinutes);
  return afterWorkingMinutes(new Date(clockRunsSince), left, hours)?.toISOString() ?? null;
}
