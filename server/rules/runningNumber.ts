import { cleanText } from '../../contract/cleanText';
import type { Field } from '../../resources/language/kinds';
import { formatNumber } from '../../resources/language/sequence';

type Sequence = Pick<Field, 'prefix' | 'yearly'>;

/** The maximum number of digits of a running number without its prefix. */
const MOST_BARE_DIGITS = 6;

/** Returns the typed text without invisible characters, and with the plain dash and apostrophe. */
export const withPlainSigns = (typed: string): string =>
  cleanText(typed.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, ' ');

/**
 * Returns the running number that is meant, or null: `KF-000123` for `kf123`, `KF 123`, `KF–0123` or `123`. A yearly number without a
 * year is from this year.
 */
export function numberOf(field: Sequence, typed: string, year: number): string | null {
  const match = /^([a-z]*)[\s-]*(?:(20\d\d)[\s-]+)?(\d{1,9})$/i.exec(withPlainSigns(typed));
  const [, prefix = '', ofYear, digits = ''] = match ?? [];
  const count = Number(digits);
  if (!count || (ofYear && !field.yearly)) return null;
  if (prefix ? prefix.toUpperCase() !== field.prefix : !ofYear && digits.length > MOST_BARE_DIGITS) return null;
  return formatNumber(field, count, Number(ofYear ?? year));
}

/**
 * Returns the numbers that a typed text may mean, best first: the number as it was typed, since imported records keep those of their
 * old system, and the running number.
 */
export function numbersMeant(field: Sequence, typed: string, year: number): string[] {
  const kept = withPlainSigns(typed).toUpperCase();
  const number = numberOf(field, typed, year);
  return [...new Set([kept, ...(number ? [number] : [])])];
}

/** Returns one text for every notation of a number, whatever its dashes, blanks, case and leading zeros: `KF345` for `kf – 000345`. */
export function sameNumber(typed: string): string {
  const plain = withPlainSigns(typed).toUpperCase();
  const [, prefix = '', digits = ''] = /^([A-Z]*)[\s-]*(\d{1,15})$/.exec(plain) ?? [];
  return digits ? `${prefix}${Number(digits)}` : plain;
}

/**
 * Returns a regular expression, the same in JavaScript and PostgreSQL, for the running numbers that the words of a search mean, in a
 * text that `foldSearchText` has folded: `kf0*345` for `KF 345`. Null if they are not a number of one of these sequences with its
 * prefix.
 */
export function numberPattern(fields: readonly Sequence[], words: readonly string[]): string | null {
  const [, prefix = '', digits = ''] = /^([a-z]+)(\d{1,15})$/.exec(words.join('')) ?? [];
  const field = fields.find((each) => each.prefix?.toLowerCase() === prefix);
  if (!field) return null;
  const [, ofYear, count = ''] = (field.yearly && /^(20\d\d)(\d+)$/.exec(digits)) || ['', undefined, digits];
  const number = count.replace(/^0+/, '');
  const year = ofYear ?? (field.yearly ? '(20[0-9][0-9])?' : '');
  return number ? `(^|[^a-z0-9])${prefix}${year}0*${number}($|[^0-9])` : null;
}
