import { tz } from '@date-fns/tz';
import { parse as parseDate } from 'date-fns';
import { brand } from '../../../contract/brand';
import { normalisePhone } from '../../../contract/phone';
import type { DateOrder } from '../../../contract/statuses';

/** The maximum number of characters of an amount, a date or a time. Longer texts are not parsed. */
const LONGEST = 60;

/**
 * Reads an amount as files write it, in units of the currency: with a currency before or after it, thousands separated by commas
 * or blanks, a sign at either end, or brackets. Returns undefined for a text that is not an amount, and null for a blank one or a
 * dash.
 */
export function amountIn(cell: string): number | null | undefined {
  if (cell.trim().length > LONGEST) return undefined;
  const text = cell
    .replace(/(?<!\p{L})(?:UGX|USh|Shs?|KES|USD|EUR|TZS|RWF)(?!\p{L})\.?/giu, '')
    .replace(/[\s\u00a0\u202f']/g, '');
  if (text === '' || /^[-–—]+$/.test(text)) return null;
  const negative = /^\(.*\)$/.test(text) || /^[-–−]/.test(text) || /[-−]$|DR$/i.test(text);
  // One sign, inside brackets or before them, is allowed; two are not.
  const bare = text.replace(/^(?:[+\-–−]\(|\([+\-–−]|[(+\-–−])|(?:[+\-−]?\)|[+\-−]|CR|DR)$/gi, '');
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  if (!/^\d+(?:\.\d+)?$/.test(digits)) return undefined;
  return negative ? -Number(digits) : Number(digits);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{2,4})[T,\s]*(.*)$/;
const WORDS = /^(\d{1,2})[-/\s]([A-Za-z]{3})[A-Za-z]*[-/,\s]+(\d{2,4})[T,\s]*(.*)$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([AaPp])?\.?(?:[Mm])?\.?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/;
/** Days since 30 December 1899, the date format of workbooks. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const DAY = 86_400_000;

/**
 * Reads a moment (returned as ISO 8601 in UTC) from a date and a time, which may be in one text, even without a blank between
 * them. Without a time zone, it is in that of the provider's country. Null for any other text.
 */
export function momentIn(date: string, time: string, order: DateOrder): string | null {
  const text = date.trim();
  if (text.length > LONGEST || time.trim().length > LONGEST) return null;
  if (ZONED.test(text)) return isoOf(new Date(text));
  if (SERIAL.test(text)) return serialOf(Number(text), time.trim(), order);
  const [, day, month, year, rest = ''] = partsOf(text, order) ?? [];
  const clock = clockIn(time.trim() || rest.trim());
  if (!day || !month || !year || !clock) return null;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const wall = `${full}-${Number(month)}-${Number(day)} ${clock.join(':')}`;
  return isoOf(parseDate(wall, 'y-M-d H:m:s', new Date(0), { in: tz(brand.timeZone) }));
}

/** Returns day, month, year and the rest of the text. */
function partsOf(text: string, order: DateOrder): readonly string[] | null {
  const worded = WORDS.exec(text);
  if (worded) {
    const [all, day = '', month = '', year = '', rest = ''] = worded;
    return [all, day, String(MONTHS.indexOf(month.toLowerCase()) + 1), year, rest];
  }
  // In some files, the time follows the year without a blank.
  const [all, first = '', second = '', third = '', rest = ''] = NUMBERS.exec(text.replace(GLUED, '$1 $2')) ?? [];
  if (all === undefined) return null;
  if (first.length === 4 || order === 'YMD') return [all, third, second, first, rest];
  return order === 'MDY' ? [all, second, first, third, rest] : [all, first, second, third, rest];
}
const GLUED = /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2}(?:\d{2})?)(\d{2}:\d{2})/;

function clockIn(text: string): [number, number, number] | null {
  if (text === '') return [0, 0, 0];
  const [all, hours = '', minutes = '', seconds = '0', half] = CLOCK.exec(text) ?? [];
  if (all === undefined) return null;
  const twelve = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return [twelve, Number(minutes), Number(seconds)];
}

function serialOf(serial: number, time: string, order: DateOrder): string | null {
  const wall = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * DAY)).toISOString();
  return momentIn(wall.slice(0, 10), time || wall.slice(11, 19), order);
}

const isoOf = (moment: Date): string | null =>
  Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 || moment.getUTCFullYear() > 2100
    ? null
    : new Date(moment.getTime()).toISOString();

/**
 * Returns the first phone number in a text such as `FRI:256772123456/MSISDN` or "From 0752 123456 Ruth", or null if there is
 * none.
 */
export function phoneIn(text: string): string | null {
  const whole = normalisePhone(text);
  if (whole) return whole;
  for (const [found] of text.matchAll(/(?<!\d)(?:\+?256|0)?[2-7]\d{2}[ -]?\d{3}[ -]?\d{3}(?!\d)/g)) {
    const phone = normalisePhone(found);
    if (phone) return phone;
  }
  return null;
}
