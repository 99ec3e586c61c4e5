import { TZDate } from '@date-fns/tz';
import { brand } from '../../../contract/brand';
import { normalisePhone } from '../../../contract/phone';
import type { DateOrder } from '../../../contract/statuses';

/** The maximum number of characters of an amount, a date or a time. Longer texts are not parsed. */
const LONGEST = 60;

/** Cells with which programs say that there is no value. */
const BLANK = /^(?:[-–—]+|null|\(null\)|nil|none|#?n\/?a|n\.a\.?|\\n)$/i;
const CURRENCIES = /(?<!\p{L})(?:UGX|USh|Shs?|KES|USD|EUR|TZS|RWF)(?!\p{L})\.?/giu;
/** "/=" and "/-" follow an amount in East Africa. */
const ENDING = /\/[=-]?$/;
/** The number of digits after the decimal sign of the provider's currency. */
const DECIMALS =
  new Intl.NumberFormat('en', { style: 'currency', currency: brand.currency }).resolvedOptions()
    .maximumFractionDigits ?? 0;
/** The decimals that count; further ones are noise of a spreadsheet's arithmetic, as in 148999.99999999997. */
const PRECISION = 6;

/** Returns a cell without the blanks around it, or an empty text if it holds a placeholder such as "-", NULL or N/A. */
export const valueIn = (cell: string): string => (BLANK.test(cell.trim()) ? '' : cell.trim());

/** A number that a spreadsheet has shortened, so that its last digits may be lost, such as 1.3E+11. */
export const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/**
 * Reads an amount as files write it, in units of the currency: with a currency before or after it, thousands separated by commas,
 * dots, blanks or apostrophes, a sign at either end, or brackets. Returns undefined for a text that is not an amount, and null
 * for a blank one or a placeholder.
 */
export function amountIn(cell: string): number | null | undefined {
  if (cell.trim().length > LONGEST) return undefined;
  if (valueIn(cell) === '') return null;
  const text = cell
    .replace(CURRENCIES, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(ENDING, '');
  if (text === '') return null;
  const negative = /^\(.*\)$/.test(text) || /^(?:[-–−]|DR)/i.test(text) || /(?:[-−]|DR\.?)$/i.test(text);
  // One sign, inside brackets or before them, is allowed; two are not.
  const bare = text.replace(/^(?:[+\-–−]\(|\([+\-–−]|[(+\-–−]|[CD]R[.:]?)|(?:[+\-−]?\)|[+\-−]|[CD]R\.?)$/gi, '');
  const digits = withDecimalPoint(bare);
  if (digits === null) return undefined;
  const amount = Number(Number(digits).toFixed(PRECISION));
  return negative ? -amount : amount;
}

/**
 * Converts digits with separators to digits with a decimal point. Returns null for anything else. A dot or comma before three
 * digits separates thousands unless the currency has three decimals.
 */
function withDecimalPoint(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const [thousands, decimal] = text.lastIndexOf('.') > text.lastIndexOf(',') ? [',', '.'] : ['.', ','];
  if (isGrouped(text, decimal) && (DECIMALS !== 3 || text.split(decimal).length > 2))
    return text.replaceAll(decimal, '');
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (fraction === undefined || more.length > 0 || !/^\d+$/.test(fraction)) return null;
  if (decimal === ',' && fraction.length > 2) return null;
  if (!/^\d+$/.test(whole) && !isGrouped(whole, thousands)) return null;
  return `${whole.replaceAll(thousands, '')}.${fraction}`;
}

/** Returns whether a text is digits in groups of three with this separator between them. */
const isGrouped = (text: string, separator: string) =>
  text.split(separator).every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group)) &&
  text.includes(separator);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})[T,\s]*(.*)$/;
const DAY_AND_WORD = /^(\d{1,2})(?:st|nd|rd|th)?[-/,\s]+([A-Za-z]{3})[A-Za-z]*[-/,.\s]+(\d{2,4})[T,\s]*(.*)$/;
const WORD_AND_DAY = /^([A-Za-z]{3})[A-Za-z]*[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?[-/,\s]+(\d{2,4})[T,\s]*(.*)$/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+/i;
/** 20261102 and 20261102081730. */
const COMPACT = /^(20\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([AaPp])?\.?(?:[Mm])?\.?$/;
const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2})?)$/;
/** The letters of the time zone in which files without an offset are read anyway. */
const ZONE_LETTERS = / ?\bEAT$/i;
/** Days since 30 December 1899, the date format of workbooks. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** A part of a day, the time format of workbooks. */
const PART_OF_DAY = /^0\.\d+$/;
const DAY = 86_400_000;

/**
 * Reads a moment (returned as ISO 8601 in UTC) from a date and a time, which may be in one text, even without a blank between
 * them. Without a time zone, it is in that of the provider's country. Null for any other text.
 */
export function momentIn(date: string, time: string, order: DateOrder): string | null {
  if (date.trim().length > LONGEST || time.trim().length > LONGEST) return null;
  const text = date.trim().replace(ZONE_LETTERS, '').replace(WEEKDAY, '');
  const [zoned, on, at, utc, hours, minutes = '00'] = ZONED.exec(text) ?? [];
  if (zoned) return isoOf(new Date(`${on}T${at}${utc ?? `${hours}:${minutes}`}`));
  if (SERIAL.test(text)) return serialOf(Number(text), time.trim(), order);
  const [, day, month, year, rest = ''] = partsOf(text, order) ?? [];
  const clock = clockIn(time.trim().replace(ZONE_LETTERS, '') || rest.trim());
  if (!day || !month || !year || !clock) return null;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return momentAt([full, Number(month), Number(day)], clock);
}

/** Returns the moment of a day and a time of the provider's country, or null if there is no such day or time. */
function momentAt(
  [year, month, day]: readonly [number, number, number],
  [hours, minutes, seconds]: Clock,
): string | null {
  const plain = new Date(Date.UTC(year, month - 1, day));
  if (plain.getUTCMonth() !== month - 1 || plain.getUTCDate() !== day) return null;
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return isoOf(new TZDate(year, month - 1, day, hours, minutes, seconds, brand.timeZone));
}

type Clock = readonly [hours: number, minutes: number, seconds: number];

const numberOf = (month: string) => String(MONTHS.indexOf(month.toLowerCase()) + 1);

/** Returns day, month, year and the rest of the text. */
function partsOf(text: string, order: DateOrder): readonly string[] | null {
  const [compact, y = '', m = '', d = '', ...clock] = COMPACT.exec(text) ?? [];
  if (compact) return [compact, d, m, y, clock.filter(Boolean).join(':')];
  const [dayFirst, day = '', word = '', year = '', after = ''] = DAY_AND_WORD.exec(text) ?? [];
  if (dayFirst) return [dayFirst, day, numberOf(word), year, after];
  const [wordFirst, name = '', dayOf = '', yearOf = '', left = ''] = WORD_AND_DAY.exec(text) ?? [];
  if (wordFirst) return [wordFirst, dayOf, numberOf(name), yearOf, left];
  // In some files, the time follows the year without a blank.
  const [all, first = '', second = '', third = '', rest = ''] = NUMBERS.exec(text.replace(GLUED, '$1 $2')) ?? [];
  if (all === undefined) return null;
  if (first.length === 4 || order === 'YMD') return [all, third, second, first, rest];
  if (third.length === 1) return null;
  return order === 'MDY' ? [all, second, first, third, rest] : [all, first, second, third, rest];
}
const GLUED = /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2}(?:\d{2})?)(\d{2}:\d{2})/;

function clockIn(text: string): Clock | null {
  if (text === '') return [0, 0, 0];
  if (PART_OF_DAY.test(text)) {
    const seconds = Math.round((Number(text) * DAY) / 1_000);
    return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  }
  const [all, hours = '', minutes = '', seconds = '0', half] = CLOCK.exec(text) ?? [];
  if (all === undefined) return null;
  const twelve = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return [twelve, Number(minutes), Number(seconds)];
}

function serialOf(serial: number, time: string, order: DateOrder): string | null {
  const [day = '', clock = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * DAY)).toISOString().split('T');
  return momentIn(day, time || clock.slice(0, 8), order);
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
