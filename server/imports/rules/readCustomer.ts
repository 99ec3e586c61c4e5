import { addYears } from 'date-fns';
import type { LineNote } from '../../../contract/imports/imports';
import { normalisePhone } from '../../../contract/phone';
import type { DateOrder } from '../../../contract/statuses';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { amountIn } from '../../statements/rules/values';
import { endIn } from './dates';
import { type CellOf, fault, warning } from './notes';
import { type ImportedPerson, type NamedBy, readPerson } from './readPerson';

/** The maximum number of years that a paid end may be ahead. */
const FARTHEST = 5;
const LONGEST_NUMBER = 30;
/** More than any customer's balance: the column must contain something else. */
const MOST_OWED = 1_000_000_000;

/** A row of a file of customers, to be validated. */
export interface CustomerLine {
  /** Null: the next number is assigned. */
  accountNumber: string | null;
  person: ImportedPerson & { placeOfResidence: string; tin: string };
  packageName: string;
  /** The end of paid service (ISO 8601 UTC). Null: no subscription is created. */
  endDate: string | null;
  /** The balance: positive if it is owed to them, negative if they owe it. */
  balance: number;
  onuSerial: string;
  onuModel: string;
}

/** Reads a row. `order` is that of the file's dates; `columns` are those in the file. */
export function readCustomer(
  cell: CellOf,
  { order, columns }: { order: DateOrder | null; columns: ReadonlySet<ImportColumn> },
  now: Date,
): { line: CustomerLine; notes: LineNote[]; namedBy: NamedBy } {
  const { person, notes, namedBy } = readPerson(cell, columns);
  const end = endIn(cell('endDate'), order);
  const endDate = 'at' in end ? end.at : null;
  if ('why' in end) notes.push(fault('endDate', end.why));
  if (endDate !== null && Date.parse(endDate) > addYears(now, FARTHEST).getTime())
    notes.push(fault('endDate', `is more than ${FARTHEST} years ahead`));
  if (endDate !== null && cell('packageName') === '') notes.push(fault('packageName', 'is required with an end date'));
  if (cell('packageName') !== '' && 'at' in end && endDate === null)
    notes.push(warning('endDate', 'is blank, so no subscription is made'));
  if (person.phoneNumber === '' && !notes.some(({ field }) => field === 'phoneNumber'))
    notes.push(fault('phoneNumber', 'is required'));
  const places = [cell('placeOfResidence'), cell('district')].filter((each) => each !== '');
  const line = {
    accountNumber: numberIn(cell, notes),
    person: { ...person, placeOfResidence: [...new Set(places)].join(', '), tin: cell('tin').replace(/\.0+$/, '') },
    packageName: cell('packageName'),
    endDate,
    balance: balanceIn(cell, notes),
    onuSerial: cell('onuSerial').toUpperCase(),
    onuModel: cell('onuModel'),
  };
  return { line, notes, namedBy };
}

/** Reads a balance, which must be in whole units of the currency, because the meaning of a fraction is unclear. */
function balanceIn(cell: CellOf, notes: LineNote[]): number {
  const text = cell('balance');
  const amount = amountIn(text);
  if (amount === undefined) notes.push(fault('balance', `"${text}" is not an amount, such as 12,000 or -12,000`));
  else if (!Number.isInteger(amount ?? 0)) notes.push(fault('balance', `"${text}" is not a whole amount`));
  else if (Math.abs(amount ?? 0) > MOST_OWED) notes.push(fault('balance', `is more than ${MOST_OWED}`));
  else return amount ?? 0;
  return 0;
}

/**
 * Reads an account number, in capitals like customers type it when they renew. A phone number is not accepted, because it would
 * be read as one then.
 */
function numberIn(cell: CellOf, notes: LineNote[]): string | null {
  const text = cell('accountNumber').toUpperCase().replace(/\.0+$/, '');
  if (text === '') return null;
  if (normalisePhone(text) !== null) {
    notes.push(warning('accountNumber', 'is a phone number, so a new number is given'));
    return null;
  }
  if (text.length > LONGEST_NUMBER) notes.push(fault('accountNumber', `takes at most ${LONGEST_NUMBER} characters`));
  return text;
}
