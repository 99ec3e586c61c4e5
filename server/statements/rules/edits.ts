import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import type { ColumnIndexes } from './columns';
import { HIDDEN_SHARE, type ReadLine } from './readRow';

/** The values of a line that a later file can show differently without being refused. */
const EDITABLE = ['fee', 'reference', 'phoneNumber', 'payerName', 'description', 'balance'] as const;
type Editable = (typeof EDITABLE)[number];

/** A value that a later file shows differently. `amount` is refused unless its row is left out. */
export interface LineEdit {
  field: Editable | 'amount';
  was: string | null;
  is: string | null;
}

/** The differences of a line in later files that staff have accepted: other values, or that the line is missing. */
export type Revision = Partial<Record<LineEdit['field'], string | null>> & { missing?: true };

/** A line of an earlier file. */
type EarlierLine = Pick<ReadLine, Editable> & {
  /** True if its file has fees; otherwise a fee of zero is unknown. */
  hasFees: boolean;
};

/** A line as a later file shows it. */
export interface LaterLine {
  line: Pick<ReadLine, Editable | 'amount'>;
  /** The part of the fee that follows from the balances; null if no neighbouring balance could be compared. */
  hiddenFee: number | null;
  columns: ShownFields;
}

/** The values for which a file has a column. */
export type ShownFields = ReadonlySet<LineEdit['field']>;

/** Returns the values for which a file has a column. */
export function shownFields({
  fee,
  net,
  payer,
  reference,
  payerName,
  description,
  balance,
}: ColumnIndexes): ShownFields {
  const places = { fee: fee ?? net, phoneNumber: payer, reference, payerName, description, balance };
  const shown = EDITABLE.filter((field) => places[field] !== undefined);
  return new Set(['amount', ...shown]);
}

/**
 * Returns how a later file shows a line differently. Spacing, case, shortened descriptions and values that one of the files does not
 * have are no differences.
 */
export function editsOf(earlier: EarlierLine, later: LaterLine): LineEdit[] {
  const { line, columns } = later;
  const edits: LineEdit[] = [];
  const note = (field: Editable) => edits.push({ field, was: textOf(earlier[field]), is: textOf(line[field]) });
  if (isFeeEdited(earlier, later)) note('fee');
  for (const field of ['reference', 'payerName', 'description'] as const)
    if (columns.has(field) && isTextEdited(earlier[field], line[field], field === 'description')) note(field);
  for (const field of ['phoneNumber', 'balance'] as const)
    if (earlier[field] !== null && line[field] !== null && earlier[field] !== line[field]) note(field);
  return edits;
}

const textOf = (value: string | number | null) => (value === null ? null : String(value));

function isFeeEdited(earlier: EarlierLine, { line, hiddenFee, columns }: LaterLine): boolean {
  const [was, is] = [earlier.fee, line.fee];
  if (was === is || (was === 0 && !earlier.hasFees)) return false;
  if (!columns.has('fee') && !hiddenFee) return false;
  // The earlier file had no balance to compare, so that the hidden part was unknown.
  if (hiddenFee && is - hiddenFee === was) return false;
  const isUnchecked = hiddenFee === null && line.balance !== null;
  return !(isUnchecked && was > is && was - is <= line.amount / HIDDEN_SHARE);
}

/** The minimum length of a shortened description; a shorter text is another one. */
const LEAST_SHORTENED = 8;

function isTextEdited(was: string | null, is: string | null, mayBeShortened: boolean): boolean {
  const [before, after] = [plain(was), plain(is)];
  if (before === '' || before === after) return false;
  if (!mayBeShortened || Math.min(before.length, after.length) < LEAST_SHORTENED) return true;
  return !before.startsWith(after) && !after.startsWith(before);
}

/** Returns a text without its spacing, its case, and the dots with which programs shorten it. */
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(?:\.\.\.|…)$/, '');

/** Returns the edits of a line that staff have not accepted yet. */
export const newEdits = (edits: readonly LineEdit[], revision: Revision | null): LineEdit[] =>
  edits.filter(({ field, is }) => revision?.[field] === undefined || revision[field] !== is);

/** Returns a line's revision after a file that shows the line, with edits or without any. */
export function revised(before: Revision | null, edits: readonly LineEdit[], columns: ShownFields): Revision | null {
  const { missing: _, ...values } = before ?? {};
  const kept = Object.entries(values).filter(([field]) => !columns.has(field as LineEdit['field']));
  const now = [...kept, ...edits.map(({ field, is }) => [field, is] as const)];
  return now.length > 0 ? Object.fromEntries(now) : null;
}

/** Returns the money by which a revision differs from the line: its whole amount if it is missing. */
export function revisedMoney({ amount, fee }: Pick<ReadLine, 'amount' | 'fee'>, revision: Revision): number {
  if (revision.missing) return amount;
  const change = (was: number, is: string | null | undefined) => (is ? Math.abs(Number(is) - was) : 0);
  return change(amount, revision.amount) + change(fee, revision.fee);
}

/** Returns the refusal of a file that shows known lines differently, until staff accept the differences. */
export const editsRefusal = (count: number): Refusal =>
  fieldRefusal(
    'acceptDoubts',
    phrase('must be set, because lines that were imported before are different in this file or missing: {count}', {
      count,
    }),
  );
