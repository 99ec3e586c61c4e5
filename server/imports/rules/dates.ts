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

/** Returns the first two numbers of a date whose order is ambiguous, or null. */
function unclear(text: string): [number, number] | null {
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
    const [one, two] = unclear(cell) ?? [0, 0];
    if (one > 12 && two <= 12) told.add('DMY');
    if (two > 12 && one <= 12) told.add('MDY');
  }
  const [order] = told;
  return told.size === 1 ? (order ?? null) : null;
}

/**
 * Returns the end of service that is paid until a date: the last second of that day, or the exact moment if the cell has a time
 * of day. Reads ISO dates, the numbers of workbooks, `30 Apr 2026`, and numbers in the order of the column; without an order,
 * only unambiguous ones.
 */
export function endIn(cell: string, order: DateOrder | null): ReadDate {
  const text = cell.trim();
  if (text === '' || NO_DATE.test(text)) return { at: null };
  const [one, two] = unclear(text) ?? [0, 0];
  if (!order && one !== two && one > 0 && one <= 12 && two > 0 && two <= 12)
    return {
      why: `"${text}" may be ${inWords(text, 'DMY')} or ${inWords(text, 'MDY')}: choose the order of the dates, or write 2026-04-30`,
    };
  const moment = momentIn(text, '', order ?? (one <= 12 && two > 12 ? 'MDY' : 'DMY'));
  if (!moment) return { why: `"${text}" is not a date, such as 2026-04-30, 30/04/2026 or 30 Apr 2026` };
  const isMidnight = format(moment, 'HH:mm:ss', IN_TIME_ZONE) === '00:00:00';
  return { at: isMidnight ? lastSecondOf(moment) : moment };
}

const lastSecondOf = (moment: string): string =>
  new Date(startOfSecond(endOfDay(moment, IN_TIME_ZONE)).getTime()).toISOString();

function inWords(text: string, order: DateOrder): string {
  const moment = momentIn(text, '', order);
  return moment ? format(moment, 'd MMMM', IN_TIME_ZONE) : text;
}

/** Returns whether a text is a date, in any order. A bare number is not. */
export const looksLikeDate = (text: string): boolean =>
  /\D/.test(text.trim()) && (momentIn(text, '', 'DMY') ?? momentIn(text, '', 'MDY')) !== null;
