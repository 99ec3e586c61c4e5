import { type DayHours, workingMinutesBetween } from '../../../contract/tickets/supportHours';
import { quantileOf } from './quantile';

/** A ticket with its clock. Moments are ISO 8601 UTC. */
export interface TimedTicket {
  dateCreated: string;
  firstRepliedAt: string | null;
  resolvedAt: string | null;
  clockRunsSince: string | null;
  /** The working minutes that its clock ran, without the time waiting for the customer. */
  clockMinutes: number;
}

/** Returns the figures of some tickets in working minutes: their number, replied, resolved, and both times as median and 90th percentile. */
export function timesOf(tickets: readonly TimedTicket[], hours: readonly DayHours[]): (number | null)[] {
  const replies = tickets.flatMap(({ dateCreated, firstRepliedAt }) =>
    firstRepliedAt ? [workingMinutesBetween(new Date(dateCreated), new Date(firstRepliedAt), hours)] : [],
  );
  const resolved = tickets.filter(({ resolvedAt, clockRunsSince }) => resolvedAt && clockRunsSince === null);
  const resolutions = resolved.map(({ clockMinutes }) => clockMinutes);
  return [
    tickets.length,
    ...[replies.length, quantileOf(replies, 0.5), quantileOf(replies, 0.9)],
    ...[resolved.length, quantileOf(resolutions, 0.5), quantileOf(resolutions, 0.9)],
  ];
}
