import type { DateOrder } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { statementSources } from '../../resources/statements/statementSources';
import type { FileRow } from './files/readRows';
import type { StatementFile } from './openFile';
import { type FileLayout, findLayout, isPrinted, STATEMENT_PREAMBLE } from './rules/columns';
import { type CorrectedField, type Correction, readCorrected, unneededCorrection } from './rules/corrections';
import { type Doubt, doubtsAbout } from './rules/fit';
import type { Mapping } from './rules/layouts';
import { hiddenFee, isAhead, type RowMoney, type RowReading, type RowSettings } from './rules/readRow';
import { amountIn, momentIn, valueIn } from './rules/values';

/** The settings for reading a source's file. */
export interface ReadSettings {
  kind: RecordOf<typeof statementSources>['kind'];
  mapping: Mapping;
  dateOrder: DateOrder;
  ownNumber: string | null;
  /** Other values for faulty fields. */
  corrections?: readonly Correction[] | undefined;
  now: Date;
}

/** A row of a statement that was read, with its cells as in the file. */
export interface ReadRow extends FileRow {
  reading: RowReading;
  corrected: CorrectedField[];
}

/**
 * Detects the layout of a file, and yields its rows, however many there are. `doubts` says why the file may not belong to its
 * source.
 */
export async function openStatement(
  file: StatementFile,
  manner: ReadSettings,
): Promise<{ layout: FileLayout; doubts: Doubt[]; rows(): AsyncGenerator<ReadRow> }> {
  const first: FileRow[] = [];
  for await (const row of file.rows()) {
    first.push(row);
    if (first.length >= STATEMENT_PREAMBLE) break;
  }
  const layout = findLayout(
    first.map(({ cells }) => cells),
    manner.kind,
    manner.mapping,
  );
  const headingRow = first[layout.at]?.row ?? 0;
  layout.fault ??= await orderFault(file, headingRow, layout, manner);
  const isSigned = layout.fault === null && (await hasNegative(file, headingRow, layout));
  const { corrections = [] } = manner;
  const reading = { ...manner, corrections, columns: layout.columns, isSigned };
  const rows = () => withDirections(rowsBelow(file, headingRow, layout, reading));
  const preamble = first.slice(0, Math.max(0, layout.at)).map(({ cells }) => cells);
  const doubts = layout.fault ? [] : doubtsAbout({ preamble, headings: layout.headings }, manner);
  // Banks show their charges as rows of their own.
  return { layout, doubts, rows: manner.kind === 'BANK' ? rows : () => withHiddenFees(rows()) };
}

/**
 * Returns why the dates seem to have another order of day, month and year, or null if they do not: a date is none in the chosen
 * order, or is in the future, but not so in another order, and no date of the file is one in the chosen order only.
 */
async function orderFault(
  file: StatementFile,
  headingRow: number,
  { columns, headings }: FileLayout,
  { dateOrder, now }: ReadSettings,
): Promise<string | null> {
  if (columns.date === undefined) return null;
  const others = OTHER_ORDERS[dateOrder];
  const isPast = (moment: string | null) => moment !== null && !isAhead(moment, now);
  let doubt: string | null = null;
  for await (const { row, cells } of file.rows()) {
    if (row <= headingRow || isPrinted(cells, headings)) continue;
    const date = valueIn(cells[columns.date] ?? '');
    const chosen = momentIn(date, '', dateOrder);
    const swapped = others.map((order) => momentIn(date, '', order));
    if (isPast(chosen) && swapped.every((moment) => moment === null)) return null;
    if (!doubt && swapped.some(isPast) && !isPast(chosen))
      doubt = `Row ${row} has the date "${date}": ${ASKED[dateOrder]}`;
  }
  return doubt;
}

/** Returns whether a file with one column for all amounts has negative ones. */
async function hasNegative(file: StatementFile, headingRow: number, { columns }: FileLayout): Promise<boolean> {
  const { amount } = columns;
  if (amount === undefined || columns.paidIn !== undefined) return false;
  for await (const { row, cells } of file.rows())
    if (row > headingRow && (amountIn(cells[amount] ?? '') ?? 0) < 0) return true;
  return false;
}

/** The orders that dates in numbers may have instead. A date that begins with four digits has its own order. */
const OTHER_ORDERS: Readonly<Record<DateOrder, readonly DateOrder[]>> = {
  DMY: ['MDY'],
  MDY: ['DMY'],
  YMD: ['DMY', 'MDY'],
};
const ASKED: Readonly<Record<DateOrder, string>> = {
  DMY: 'is the month first? Choose the order.',
  MDY: 'is the day first? Choose the order.',
  YMD: 'is the year last? Choose the order.',
};

const LEFT_OUT: RowReading = { leftOut: true };

async function* rowsBelow(
  file: StatementFile,
  headingRow: number,
  layout: FileLayout,
  settings: RowSettings & { corrections: readonly Correction[] },
): AsyncGenerator<ReadRow> {
  const left = new Set(settings.corrections);
  for await (const { row, cells } of file.rows()) {
    if (row <= headingRow) continue;
    if (isPrinted(cells, layout.headings)) {
      yield { row, cells, reading: LEFT_OUT, corrected: [] };
      continue;
    }
    const own = settings.corrections.filter((each) => each.row === row);
    const { reading, corrected } = readCorrected(cells, settings, own);
    for (const { field } of corrected) left.delete(own.find((each) => each.field === field) as Correction);
    yield { row, cells, reading, corrected };
  }
  for (const correction of left) throw unneededCorrection(correction);
}

/**
 * Sets the direction of unsigned amounts whose rows do not say it, by the balances of successive rows. The dates show whether the
 * older row is above or below. What the balances do not decide stays incoming.
 */
async function* withDirections(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  let waiting: ReadRow[] = [];
  for await (const row of rows) {
    const [last] = waiting;
    const [upper, lower] = [last && balanced(last), balanced(row)];
    if (!lower) {
      waiting.push(row);
      continue;
    }
    if (last && upper) {
      const [above, below] = [isOutgoing(upper, lower), isOutgoing(lower, upper)];
      if (below && !above) setOutgoing(row);
      else if (above && !below) setOutgoing(last);
    }
    yield* waiting;
    waiting = [row];
  }
  yield* waiting;
}

/** Returns whether the balances of a row and of an older one beside it show that the row's money went out. */
function isOutgoing(row: RowMoney, older: RowMoney): boolean {
  if (!row.isDirectionGuessed || older.line.bookedAt > row.line.bookedAt) return false;
  const [before, after] = [older.balance ?? 0, row.balance ?? 0];
  return before - row.line.amount - row.line.fee === after;
}

function setOutgoing(row: ReadRow): void {
  if (!('line' in row.reading)) return;
  const line = { ...row.reading.line, direction: 'OUT' as const, phoneNumber: null };
  row.reading = { ...row.reading, line, isDirectionGuessed: false };
}

/**
 * Adds fees that no column shows, which follow from the balances of successive rows, whether the older row is above or below. A
 * row without money is skipped in the comparison.
 */
async function* withHiddenFees(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  let waiting: ReadRow[] = [];
  for await (const row of rows) {
    const [last] = waiting;
    const [older, newer] = [last && balanced(last), balanced(row)];
    if (!newer) {
      waiting.push(row);
      continue;
    }
    if (last && older) {
      const [below, above] = [hiddenFee(older.balance, newer), hiddenFee(newer.balance, older)];
      if (follows(older.balance, newer)) charge(row, 0);
      else if (follows(newer.balance, older)) charge(last, 0);
      else if (above === 0) charge(row, below);
      else if (below === 0) charge(last, above);
    }
    yield* waiting;
    waiting = [row];
  }
  yield* waiting;
}

type Balanced = RowMoney & { balance: number };

/** Returns a row's money with the balance after it, or null if it has neither. */
function balanced({ reading }: ReadRow): Balanced | null {
  return 'line' in reading && reading.balance !== null ? { ...reading, balance: reading.balance } : null;
}

/** Returns whether a balance follows from the previous one without a hidden fee. */
const follows = (before: number, { line, balance }: Balanced) =>
  before + (line.direction === 'IN' ? line.amount : -line.amount) - line.fee === balance;

function charge(row: ReadRow, fee: number): void {
  if (!('line' in row.reading)) return;
  const { line } = row.reading;
  row.reading = {
    ...row.reading,
    line: { ...line, fee: line.fee + fee },
    hiddenFee: (row.reading.hiddenFee ?? 0) + fee,
  };
}
