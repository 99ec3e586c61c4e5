import { tz } from '@date-fns/tz';
import { endOfDay, format, startOfSecond } from 'date-fns';
import { brand } from '../../../contract/brand';
import type { DateOrder } from '../../../contract/statuses';
import { momentIn } from '../../statements/rules/values';

const IN_TIME_ZONE = { in: tz(brand.timeZone) };
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})(?!\d)/;
const NO_DATE = /^(?:0000-00-00(?:[ T]00:00:00)?|-+|n\/?a|null|none|never)$/i;

/** The end of service (ISO 8601 UTC), null for none, or why it cannot be read. */
export type ReadDate = { at: string | null } | { why: string };

/** Returns the first two numbers of a date, of which either may be the day, or null if it has no such numbers. */
function firstNumbers(text: string): [number, number] | null {
  const [, one = '', two = ''] = NUMBERS.exec(text.trim()) ?? [];
  return one && two ? [Number(one), Number(two)] : null;
}

/**
 * Returns the order of day and month in a column, from dates with a number above 12; null if there are none, or if they
 * contradict each other.
 */
export function detectDateOrder(cells: Iterable<string>): DateOrder | null {
  const told = new Set<DateOrder>();
  for (const cell of cells) {
    const [one, two] = firstNumbers(cell) ?? [0, 0];
    const order = one > 12 && two <= 12 ? 'DMY' : two > 12 && one <= 12 ? 'MDY' : null;
    // 31/02/2026 shows nothing.
    if (order && !told.has(order) && momentIn(cell, '', order)) told.add(order);
  }
  const [order] = told;
  return told.size === 1 ? (order ?? null) : null;
}

/** A time that stands for the whole day, in the time zone in which the cell has it. */
const WHOLE_DAY = /^(\d{4}-\d{2}-\d{2})[T ](?:00:00(?::00)?|23:59(?::59)?)(?:\.\d+)? ?(?:Z|[+-]\d{2}:?(?:\d{2})?)$/;

/**
 * Returns the end of service that is paid until a date: the last second of that day in the provider's time zone, or the exact
 * moment if the cell has a time of day. Reads ISO dates, the numbers of workbooks, `30 Apr 2026`, and numbers in the order of the
 * column. Without an order, the column's dates have none or contradict each other, so none of them is read.
 */
export function endIn(cell: string, order: DateOrder | null): ReadDate {
  if (cell.length > LONGEST) return readEnd(cell.trim(), order);
  const key = `${order} ${cell}`;
  const known = READ.get(key);
  if (known) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const read = readEnd(cell.trim(), order);
  READ.set(key, read);
  return read;
}

/** Ends that were read, because arithmetic with time zones is slow, and thousands of lines have the same few days. */
const READ = new Map<string, ReadDate>();
const MOST_READ = 2_000;
/** More characters than any date has. */
const LONGEST = 60;

function readEnd(text: string, order: DateOrder | null): ReadDate {
  if (text === '' || NO_DATE.test(text)) return { at: null };
  const moment = momentIn(WHOLE_DAY.exec(text)?.[1] ?? text, '', order ?? 'DMY');
  const doubt = order || !firstNumbers(text) ? null : doubtOf(text, moment, momentIn(text, '', 'MDY'));
  if (doubt) return { why: `"${text}" ${doubt}: choose the order of the dates, or write 2026-04-30` };
  if (!moment) return { why: `"${text}" is not a date, such as 2026-04-30, 30/04/2026 or 30 Apr 2026` };
  return { at: isWholeDay(moment) ? lastSecondOf(moment) : moment };
}

/** Returns why a date is not read before the order is chosen, or null if it is the same day in both orders, or in none. */
function doubtOf(text: string, dayFirst: string | null, monthFirst: string | null): string | null {
  if (dayFirst === monthFirst) return null;
  if (dayFirst && monthFirst) return `may be ${inWords(text, 'DMY')} or ${inWords(text, 'MDY')}`;
  return `has the ${dayFirst ? 'day' : 'month'} first, but other dates of this column do not`;
}

const isWholeDay = (moment: string) => ['00:00', '23:59'].includes(format(moment, 'HH:mm', IN_TIME_ZONE));

const lastSecondOf = (moment: string): string =>
  new Date(startOfSecond(endOfDay(moment, IN_TIME_ZONE)).getTime()).toISOString();

function inWords(text: string, order: DateOrder): string {
  const moment = momentIn(text, '', order);
  return moment ? format(moment, 'd MMMM', IN_TIME_ZONE) : text;
}

/** Returns whether a text is a date, in any order. A bare number is not. */
export const looksLikeDate = (text: string): boolean =>
  /\D/.test(text.trim()) && (momentIn(text, '', 'DMY') ?? momentIn(text, '', 'MDY')) !== null;
