import { normalisePhone } from '../../../contract/phone';

const LONGEST = 30;
/** 1.0E+05, as spreadsheets write 100000. */
const SHORTENED = /^\d(?:[.,]\d+E\+?|E\+)\d+$/;

/** An account number, null for none, with what a user should know or correct; `isFault`: it cannot be kept. */
export interface ReadNumber {
  number: string | null;
  why: string | null;
  isFault: boolean;
}

/**
 * Reads an account number in the form in which customers type it when they renew: in capitals, with plain dashes and single
 * blanks. A phone number is not kept, because it would be read as one then.
 */
export function accountNumberIn(cell: string): ReadNumber {
  const number = cell
    .toUpperCase()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^(\d+)\.0+$/, '$1');
  if (number === '') return { number: null, why: null, isFault: false };
  if (number === 'NAN') return refused(`"${cell}" is what programs write for no number: leave it blank`);
  if (SHORTENED.test(number)) return refused(`"${cell}" has lost its digits in a spreadsheet`);
  if (number.length > LONGEST) return refused(`takes at most ${LONGEST} characters`);
  if (normalisePhone(number) !== null)
    return { number: null, why: 'is a phone number, so a new number is given', isFault: false };
  return { number, why: null, isFault: false };
}

const refused = (why: string): ReadNumber => ({ number: null, why, isFault: true });
