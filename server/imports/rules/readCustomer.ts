import { addYears } from 'date-fns';
import { brand } from '../../../contract/brand';
import type { LineNote } from '../../../contract/imports/imports';
import type { DateOrder } from '../../../contract/statuses';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { amountIn } from '../../statements/rules/values';
import { accountNumberIn } from './accountNumbers';
import { soundCells } from './cells';
import { endIn } from './dates';
import { type CellOf, fault, warning } from './notes';
import { serialIn } from './onuSerials';
import { type ImportedPerson, type NamedBy, readPerson } from './readPerson';
import { type Standing, standingIn } from './standing';

/** The maximum number of years that a paid end may be ahead. */
const FARTHEST = 5;
/** More than any customer's balance: the column must contain something else. */
const MOST_OWED = 1_000_000_000;
const FOREIGN = /(?<!\p{L})(?:USD|KES|KSh|EUR|GBP|TZS|RWF)(?!\p{L})|[$€£]/iu;

/** A row of a file of customers, to be validated. */
export interface CustomerLine {
  /** Null: the next number is assigned. */
  accountNumber: string | null;
  person: ImportedPerson & { placeOfResidence: string; tin: string };
  packageName: string;
  /** The end of paid service (ISO 8601 UTC). Null: no subscription is created. */
  endDate: string | null;
  /** The state in the other system: PAUSED has paid days, but no service. */
  standing: Exclude<Standing, 'UNKNOWN'>;
  /** The balance: positive if it is owed to them, negative if they owe it. */
  balance: number;
  /** In the notation of the label (onuSerials.ts). */
  onuSerial: string;
  onuModel: string;
  managementId: string;
}

/** Reads a row. `order` is that of the file's dates; `columns` are those in the file. */
export function readCustomer(
  given: CellOf,
  { order, columns }: { order: DateOrder | null; columns: ReadonlySet<ImportColumn> },
  now: Date,
): { line: CustomerLine; notes: LineNote[]; namedBy: NamedBy } {
  const notes: LineNote[] = [];
  const cell = soundCells(given, columns, notes);
  const { person, namedBy } = readPerson(cell, columns, notes);
  if (person.phoneNumber === '' && !notes.some(({ field }) => field === 'phoneNumber'))
    notes.push(fault('phoneNumber', 'is required'));
  const places = [cell('placeOfResidence'), cell('district')].filter((each) => each !== '');
  const term = termIn(cell, { order, columns }, notes, now);
  const line = {
    accountNumber: numberIn(cell, notes),
    person: { ...person, placeOfResidence: [...new Set(places)].join(', '), tin: cell('tin').replace(/\.0+$/, '') },
    packageName: cell('packageName'),
    ...term,
    balance: balanceIn(cell, notes),
    onuSerial: term.standing === 'ENDED' ? '' : onuIn(cell, notes),
    onuModel: cell('onuModel'),
    managementId: cell('managementId'),
  };
  return { line, notes, namedBy };
}

/** Reads the paid end and the state of a row, which say together whether the customer has service. */
function termIn(
  cell: CellOf,
  { order, columns }: { order: DateOrder | null; columns: ReadonlySet<ImportColumn> },
  notes: LineNote[],
  now: Date,
): Pick<CustomerLine, 'endDate' | 'standing'> {
  const end = endIn(cell('endDate'), order);
  const endDate = 'at' in end ? end.at : null;
  if ('why' in end) notes.push(fault('endDate', end.why));
  if (endDate !== null && Date.parse(endDate) > addYears(now, FARTHEST).getTime())
    notes.push(fault('endDate', `is more than ${FARTHEST} years ahead`));
  if (endDate !== null && cell('packageName') === '') notes.push(fault('packageName', 'is required with an end date'));
  const found = standingIn(cell('status'));
  const said = `"${cell('status')}"`;
  if (found === 'ENDED') {
    notes.push(warning('status', `${said}: the account is terminated, without a subscription and an ONU`));
    return { endDate: null, standing: 'ENDED' };
  }
  const isPaid = endDate !== null && Date.parse(endDate) > now.getTime();
  if (found === 'UNKNOWN') {
    const why = `${said} is no status that we know`;
    notes.push(
      isPaid
        ? fault('status', `${why}: write Active, Suspended or Terminated`)
        : warning('status', `${why}, and is not imported`),
    );
  }
  if (found === 'PAUSED' && isPaid)
    notes.push(warning('status', `${said}: the account is suspended, and its paid days are paused`));
  if (found === null && isPaid && columns.has('status'))
    notes.push(warning('status', 'is blank, so the account is active until its end date'));
  if (cell('packageName') !== '' && endDate === null && !notes.some(({ field }) => field === 'endDate'))
    notes.push(warning('endDate', 'is blank, so no subscription is made'));
  return { endDate, standing: found === 'PAUSED' ? 'PAUSED' : 'ACTIVE' };
}

/** Reads a balance, which must be in whole units of the currency, because the meaning of a fraction is unclear. */
function balanceIn(cell: CellOf, notes: LineNote[]): number {
  const text = cell('balance');
  const amount = amountIn(text);
  if (FOREIGN.test(text)) notes.push(fault('balance', `"${text}" is not in ${brand.currency}`));
  else if (amount === undefined) notes.push(fault('balance', `"${text}" is not an amount, such as 12,000 or -12,000`));
  else if (!Number.isInteger(amount ?? 0)) notes.push(fault('balance', `"${text}" is not a whole amount`));
  else if (Math.abs(amount ?? 0) > MOST_OWED) notes.push(fault('balance', `is more than ${MOST_OWED}`));
  else return amount ?? 0;
  return 0;
}

function numberIn(cell: CellOf, notes: LineNote[]): string | null {
  const { number, why, isFault } = accountNumberIn(cell('accountNumber'));
  if (why !== null) notes.push(isFault ? fault('accountNumber', why) : warning('accountNumber', why));
  return number;
}

function onuIn(cell: CellOf, notes: LineNote[]): string {
  const read = serialIn(cell('onuSerial'));
  if ('why' in read) notes.push(fault('onuSerial', read.why));
  const serial = 'serial' in read ? read.serial : '';
  if (serial === '' && !('why' in read) && cell('managementId') !== '')
    notes.push(warning('managementId', 'is not kept without the serial number of the ONU'));
  return serial;
}
