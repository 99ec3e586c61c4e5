import { normalisePhone } from '../../../contract/phone';
import { SHORTENED } from '../../statements/rules/values';

/** Separators between several numbers in one cell, with or without further blanks. */
const BETWEEN_NUMBERS = /\s(?:or|and|au|na)\s|[/;,|&\n]/i;
/** A remark in brackets, such as "(WhatsApp)": it has a letter, unlike the code in "(0772) 123456". */
const REMARK = /\([^()\d]*\)/g;
/** A label before or behind a number. */
const LABEL = /^(?:tel|telephone|phone|ph|mob|mobile|cell|whatsapp|wa|mtn|airtel|office|home|work|sms|simu)[:.]?$/i;
const BEFORE = /^(?:tel|telephone|phone|mob|mobile|cell|whatsapp|callto|sms)[:.]\s*/i;
/** More words than any cell with numbers has. */
const MOST_WORDS = 16;

export const PHONE_FAULTS = {
  none: 'is not a phone number, e.g. 0772 123 456',
  shortened: 'has lost its last digits in a spreadsheet: format the column as text there and fill it in again',
} as const;

/** The phone numbers of a cell in the stored format, and the first part that is not a number, or null, and why. */
export interface Phones {
  phones: string[];
  bad: string | null;
  why: string | null;
}

/**
 * Reads a cell with one or several phone numbers, such as +256…, 256…, 07… or 7…, also with labels, and remarks in brackets.
 * Workbooks drop the leading zero, add `.0`, or write 2.56772100302E+11, which is read if it has all digits.
 */
export function phonesIn(cell: string): Phones {
  const text = cell.trim().replace(/^'/, '').replace(/\.0+$/, '');
  if (text === '') return { phones: [], bad: null, why: null };
  const whole = wholeNumber(text);
  if (whole) return { phones: [whole], bad: null, why: null };
  const parts = text
    .replace(REMARK, ' ')
    .split(BETWEEN_NUMBERS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, phones: numbersIn(part) }));
  const bad = read.find(({ phones }) => phones.length === 0)?.part ?? (parts.length === 0 ? text : null);
  const why = bad === null ? null : SHORTENED.test(bad) ? PHONE_FAULTS.shortened : PHONE_FAULTS.none;
  return { phones: [...new Set(read.flatMap(({ phones }) => phones))], bad, why };
}

const wholeNumber = (text: string): string | null => normalisePhone(allDigits(text) ?? text);

/** Returns the digits of a number that a spreadsheet wrote with an exponent, or null if it does not have all of them. */
function allDigits(text: string): string | null {
  const [, first = '', rest = '', exponent = ''] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  return first !== '' && rest.length === Number(exponent) ? `${first}${rest}` : null;
}

/** Returns the numbers of a text in which only blanks and labels are between them; none if anything else is. */
function numbersIn(part: string): string[] {
  const whole = wholeNumber(part.replace(BEFORE, ''));
  if (whole) return [whole];
  if (SHORTENED.test(part)) return [];
  const words = part.split(/\s+/).slice(0, MOST_WORDS + 1);
  return words.length > MOST_WORDS ? [] : (numbersOf(words.map((word) => word.replace(BEFORE, ''))) ?? []);
}

/** Returns the numbers into which words can be joined without a rest, or null. */
function numbersOf(words: readonly string[]): string[] | null {
  const [first, ...others] = words;
  if (first === undefined) return [];
  if (first === '' || LABEL.test(first)) return numbersOf(others);
  for (let count = 1; count <= words.length; count += 1) {
    const phone = normalisePhone(words.slice(0, count).join(' '));
    const rest = phone === null ? null : numbersOf(words.slice(count));
    if (phone !== null && rest !== null) return [phone, ...rest];
  }
  return null;
}
