import { addMonths, eachMonthOfInterval, endOfMonth, format, parseISO } from 'date-fns';
import type { Days } from '../../../resources/metrics/Figure';

/** A calendar month: its name, such as `2026-03`, and its first and last day. */
export interface Month extends Days {
  name: string;
}

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Returns the whole calendar months that have any of these days. */
export const monthsIn = ({ from, to }: Days): Month[] =>
  eachMonthOfInterval({ start: parseISO(from), end: parseISO(to) }).map((first) => ({
    name: format(first, 'yyyy-MM'),
    from: dayOf(first),
    to: dayOf(endOfMonth(first)),
  }));

/** Returns the day so many months after a day, `YYYY-MM-DD`. */
export const addMonthsTo = (day: string, months: number): string => dayOf(addMonths(parseISO(day), months));
