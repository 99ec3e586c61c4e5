import { createHash } from 'node:crypto';
import { brand } from '../../../contract/brand';
import { VALUE_FAULTS } from '../../../contract/payments/fileFaults';
import { slipCodeOf } from '../../../contract/payments/slipCode';
import type { DateOrder, StatementKind } from '../../../contract/statuses';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { ColumnIndexes } from './columns';
import type { ColumnName } from './layouts';
import { amountIn, momentIn, phoneIn, SHORTENED, valueIn } from './values';

/** The money in a row, with the fields of a line. */
export type ReadLine = Pick<
  RecordOf<typeof statementLines>,
  | 'code'
  | 'slipCode'
  | 'direction'
  | 'bookedAt'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'phoneNumber'
  | 'payerName'
  | 'reference'
  | 'description'
  | 'balance'
>;

/** A fault of a row: the faulty value, and why. */
export interface RowFault {
  field: ColumnName;
  why: string;
}

/** The money in a row that could be read. */
export interface RowMoney {
  line: ReadLine;
  /** The balance after it in units of the currency, or null if the file has none. */
  balance: number | null;
  /** The part of the fee that follows from the balances; null if no neighbouring balance could be compared. */
  hiddenFee: number | null;
  /** True if nothing in the row says whether its money came in or went out. It is then read as incoming. */
  isDirectionGuessed: boolean;
}

/** The result of reading a row. `leftOut`: it contains no money. */
export type RowReading = RowMoney | { fault: RowFault } | { leftOut: true };

/** The settings for reading a file's rows. */
export interface RowSettings {
  kind: StatementKind;
  columns: ColumnIndexes;
  dateOrder: DateOrder;
  /** The number of our account or wallet, or null if it is unknown. */
  ownNumber: string | null;
  /** True if the file has negative amounts, so that the others came in. */
  isSigned: boolean;
  now: Date;
}

/** The words with which providers and carriers say that a payment has succeeded. Rows with any other status are no money. */
const SUCCESS = new Set([
  ...['success', 'successful', 'succeeded', 'transaction success', 'transaction successful', 'ts', 'ok'],
  ...['completed', 'complete', 'paid', 'settled', 'posted', 'processed', 'approved', 'confirmed'],
]);
const TOTAL =
  /^(?:(?:sub|grand)[\s-]?)?totals?(?:\s*[:(].*|\s+(?:credits?|debits?|amounts?|deposits?|withdrawals?|charges?|fees?|transactions?|(?:paid |money )?(?:in|out)))?$/i;
const BALANCE =
  /^(?:(?:opening|closing) bal(?:ance|\.)?|bal(?:ance)? (?:b\/?f|c\/?f|brought|carried)|(?:brought|carried) forward|[bc]\/f)(?!\p{L})/iu;
/** The time zones of a file and of this server may differ by a day. */
const MOST_AHEAD = 86_400_000;
const OUTWARD = /^(?:d|dr|debit|out)/i;
/** The types and descriptions of outgoing money in files with unsigned amounts. */
const OUTWARD_TYPE =
  /^(?:cash[\s_-]?out|withdraw|refund|pay[\s_-]?out|disburse|charge[\s_-]?back|debit|(?:sent|send|paid|transfer|transferred|payment|transfer[\s_-]?out)[\s_-](?:money[\s_-])?to(?!\p{L})|transfer[\s_-]?out)/iu;
const MOST = 1_000_000_000_000;

/** Reads one row below the headings. `corrected`: values that replace those of its cells; a date replaces its time, too. */
export function readRow(
  cells: readonly string[],
  settings: RowSettings,
  corrected: { readonly [N in ColumnName]?: string } = {},
): RowReading {
  const { kind, columns, dateOrder, ownNumber, now } = settings;
  const given = corrected.date === undefined ? corrected : { time: '', ...corrected };
  const cell = (name: ColumnName) => valueIn(given[name] ?? cells[columns[name] ?? -1] ?? '');
  const bookedAt = momentIn(cell('date'), cell('time'), dateOrder);
  if (isNoMoney(cells, cell, bookedAt !== null)) return { leftOut: true };
  if (!bookedAt) return fault('date', cell('date') ? `"${cell('date')}" ${VALUE_FAULTS.date}` : VALUE_FAULTS.missing);
  if (isAhead(bookedAt, now)) return fault('date', `"${cell('date')}" ${VALUE_FAULTS.future}`);
  const currency = (cell('currency') || brand.currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return fault('currency', `"${cell('currency')}" ${VALUE_FAULTS.currency}`);
  const moved = movedBy(cell, currency);
  if ('fault' in moved) return moved;
  const fee = feeOf(cell, Math.abs(moved.amount));
  if (typeof fee !== 'number') return fee;
  const code = codeIn(cell('code'));
  if (SHORTENED.test(code)) return fault('code', `"${code}" ${VALUE_FAULTS.shortened}`);
  if (kind !== 'BANK' && !code) return fault('code', VALUE_FAULTS.missing);
  const description = cell('description').slice(0, 300) || null;
  const isSigned = moved.isSigned || (settings.isSigned && !cell('direction'));
  const direction = isSigned ? (moved.amount < 0 ? 'OUT' : 'IN') : wordedDirection(cell, ownNumber);
  const isOut = direction === 'OUT';
  const isOwnPayer = isSameNumber(cell('payer'), ownNumber);
  const balance = amountIn(cell('balance')) ?? null;
  const line: ReadLine = {
    code: code || codeOf(cells),
    slipCode: slipCodeOf(code),
    direction: direction ?? 'IN',
    bookedAt,
    amount: Math.abs(moved.amount),
    fee,
    currency,
    phoneNumber:
      (isOwnPayer ? null : phoneIn(cell('payer'))) ??
      (isOut ? null : phoneIn(`${cell('payerName')} ${cell('description')}`)),
    payerName: cell('payerName').slice(0, 120) || null,
    reference: cell('reference').slice(0, 120) || null,
    description,
    balance: wholeBalance(balance),
  };
  // Banks show their charges as rows of their own.
  return { line, balance, hiddenFee: kind === 'BANK' ? 0 : null, isDirectionGuessed: direction === null };
}

/**
 * Returns the direction of an unsigned amount, or null if the row does not say it: by its column, by the payer if that is our own
 * account, or by its type.
 */
function wordedDirection(cell: CellOf, ownNumber: string | null): ReadLine['direction'] | null {
  const said = cell('direction');
  if (said) return OUTWARD.test(said) ? 'OUT' : 'IN';
  return isSameNumber(cell('payer'), ownNumber) || OUTWARD_TYPE.test(cell('description')) ? 'OUT' : null;
}

/** The digits of a number that its shapes have in common: phone numbers are written with or without the country's code. */
const SHARED_DIGITS = 9;

/** Returns whether a cell holds our own number, such as `FRI:256770000100/MSISDN` for 0770 000 100. */
export function isSameNumber(cell: string, own: string | null): boolean {
  const [one, other] = [cell, own ?? ''].map((text) => text.replace(/\D/g, '').slice(-SHARED_DIGITS));
  return one !== undefined && one.length === SHARED_DIGITS && one === other;
}

const fault = (field: ColumnName, why: string) => ({ fault: { field, why } });

type CellOf = (name: ColumnName) => string;

/** Returns whether a moment is more than a day later than now. */
export const isAhead = (moment: string, now: Date): boolean => Date.parse(moment) > now.getTime() + MOST_AHEAD;

/**
 * Returns whether a row contains no money of its own: a balance, a total, a remark for the reader, or a payment that has not
 * succeeded. A payer may be called "Total …", so a total is recognised by its columns, too.
 */
function isNoMoney(cells: readonly string[], cell: CellOf, isDated: boolean): boolean {
  const status = cell('status').toLowerCase().replace(/\s+/g, ' ');
  if (status !== '' && !SUCCESS.has(status)) return true;
  const description = cell('description');
  const hasMoney = (['amount', 'paidIn', 'paidOut'] as const).some((name) => amountIn(cell(name)) !== null);
  if (!hasMoney && (!isDated || cell('balance') !== '' || BALANCE.test(description))) return true;
  const first = cells.find((each) => each.trim() !== '')?.trim() ?? '';
  if (!isDated && [first, description].some((text) => TOTAL.test(text) || BALANCE.test(text))) return true;
  return !cell('code') && (TOTAL.test(description) || BALANCE.test(description));
}

/** Returns the money that came in, negative if it went out. `isSigned`: the file itself distinguishes that. */
function movedBy(cell: CellOf, currency: string): { amount: number; isSigned: boolean } | { fault: RowFault } {
  const [paidIn, paidOut, amount] = [amountIn(cell('paidIn')), amountIn(cell('paidOut')), amountIn(cell('amount'))];
  if (paidIn === undefined) return fault('paidIn', `"${cell('paidIn')}" ${VALUE_FAULTS.amount}`);
  if (paidOut === undefined) return fault('paidOut', `"${cell('paidOut')}" ${VALUE_FAULTS.amount}`);
  if (amount === undefined) return fault('amount', `"${cell('amount')}" ${VALUE_FAULTS.amount}`);
  const columns = Math.abs(paidIn ?? 0) - Math.abs(paidOut ?? 0);
  const exact = columns || amount;
  if (!exact) return fault('amount', VALUE_FAULTS.missing);
  // Banks charge fractions that cannot be paid.
  const moved = columns < 0 ? -(Math.round(-columns) || 1) : exact;
  if (!Number.isInteger(moved)) return fault('amount', `${moved} is not a whole amount of ${currency}`);
  if (Math.abs(moved) > MOST) return fault('amount', `${moved} is more than any amount here`);
  return { amount: moved, isSigned: columns !== 0 || moved < 0 };
}

/** Returns a balance in whole units, or null if there is none or it is no balance at all. */
const wholeBalance = (balance: number | null) =>
  balance === null || Math.abs(balance) > MOST ? null : Math.round(balance);

/** Returns the provider's fee in whole units; it charges fractions that cannot be paid. */
function feeOf(cell: CellOf, gross: number): number | { fault: RowFault } {
  const [fee, net] = [amountIn(cell('fee')), amountIn(cell('net'))];
  if (fee === undefined) return fault('fee', `"${cell('fee')}" ${VALUE_FAULTS.amount}`);
  if (net === undefined) return fault('net', `"${cell('net')}" ${VALUE_FAULTS.amount}`);
  const kept = net === null ? Math.abs(fee ?? 0) : gross - Math.abs(net);
  const rounded = Math.round(kept);
  return rounded < 0 || rounded > gross ? fault('fee', `${kept} is more than the amount`) : rounded;
}

/** Returns a code without the apostrophe or the fraction that spreadsheets add to long numbers; a zero is no code. */
const codeIn = (cell: string) =>
  cell
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^0+$/, '')
    .slice(0, 80);

/** Returns the code of a row that has none. It is the same for the same row in any file. */
export const codeOf = (cells: readonly string[]): string =>
  `ROW ${createHash('sha256')
    .update(JSON.stringify(cells.map((each) => each.trim())))
    .digest('hex')
    .slice(0, 16)}`;

/** A hidden fee is at most one in this many shillings. */
export const HIDDEN_SHARE = 20;

/**
 * Returns what the provider took for a row in addition to the shown fee, by the balances before and after it; 0 if they agree.
 * More than a twentieth of the amount is not a fee; the rows must be out of order.
 */
export function hiddenFee(before: number, { line, balance }: { line: ReadLine; balance: number }): number {
  const moved = line.direction === 'IN' ? line.amount : -line.amount;
  const gap = Math.round(before + moved - line.fee - balance);
  return gap > 0 && gap <= line.amount / HIDDEN_SHARE ? gap : 0;
}
