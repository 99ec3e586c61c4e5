import type { Payment } from '../../../resources/payments/Payment';
import { CLEARED_LATER, CLEARING_DAYS } from '../../rules/clearing';
import type { ReadLine } from './readRow';

/** The time within which they must be there, in milliseconds. */
export const CLEARING = CLEARING_DAYS * 86_400_000;

/** The number of digits from which a number on a slip identifies it. */
const LEAST_DIGITS = 4;

export type BankSlip = Pick<Payment, 'amount' | 'manualMethod' | 'manualReference' | 'paidAt'>;
type BankLine = Pick<ReadLine, 'amount' | 'bookedAt' | 'code' | 'reference' | 'description'>;

/** Returns whether payments of a method are expected on a bank statement within days. */
export const isClearedLater = (method: Payment['manualMethod']): boolean =>
  CLEARED_LATER.some((each) => each === method);

/** Returns whether a bank's line shows a cheque or a card payment: it has its amount and names its number, and is near in time. */
export function showsSlip(line: BankLine, slip: BankSlip): boolean {
  const [number] = numbersIn(slip.manualReference ?? '').slice(-1);
  if (!number || !slip.paidAt || !isClearedLater(slip.manualMethod) || line.amount !== slip.amount) return false;
  if (Math.abs(Date.parse(line.bookedAt) - Date.parse(slip.paidAt)) > CLEARING) return false;
  return [line.code, line.reference, line.description].some((text) => numbersIn(text ?? '').includes(number));
}

/** Returns the numbers in a text without leading zeros: a bank writes 000123 for cheque 123. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+/g) ?? [])
    .filter((digits) => digits.length >= LEAST_DIGITS)
    .map((digits) => digits.replace(/^0+/, ''));
