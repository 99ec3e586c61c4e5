import { isDeepStrictEqual } from 'node:util';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { dayAt } from '../rules/days';
import type { Store } from '../store/Store';
import type { ReadRow } from './readStatement';
import type { CorrectedField } from './rules/corrections';
import { editsOf, type LineEdit, newEdits, type Revision, revised, type ShownFields } from './rules/edits';
import { codeOf, type ReadLine, type RowFault, type RowMoney } from './rules/readRow';

type Source = Pick<RecordOf<typeof statementSources>, 'id' | 'kind'>;

/** A row with money, and what importing it would do. */
export interface ScannedRow {
  row: number;
  cells: readonly string[];
  verdict: 'NEW' | 'KNOWN' | 'FAULTY';
  /** Null for a row that could not be read. */
  line: ReadLine | null;
  fault: RowFault | null;
  corrected: readonly CorrectedField[];
}

/** An edit of a stored line that staff have not accepted yet. `row` and `field` are null if the file lacks the line. */
export type FoundEdit = Omit<LineEdit, 'field'> & {
  row: number | null;
  field: LineEdit['field'] | null;
  line: Pick<ReadLine, 'code' | 'bookedAt' | 'direction' | 'amount'>;
};

/** The result of comparing a file with the stored lines, as far as its rows have been read. */
export interface Scanned {
  counts: Tallied;
  edits: FoundEdit[];
  /** The stored lines whose revision changes, with their new revision, by their ids. */
  revisions: Map<string, Revision | null>;
}

/** A file to compare. */
interface ScannedFile {
  rows: AsyncIterable<ReadRow>;
  columns: ShownFields;
  /** The statement that the file replaces, whose lines do not count. */
  replacedId?: string | undefined;
}

/** The counts of rows so far. */
interface Tallied {
  lines: number;
  new: number;
  known: number;
  faulty: number;
  leftOut: number;
}

/** The number of rows that are compared with stored lines in one query. */
const BATCH = 500;

/** The values that distinguish lines with the same code. */
const DISTINGUISHING = ['phoneNumber', 'payerName', 'reference', 'description'] as const;
type KnownLine = Pick<ReadLine, 'amount' | 'bookedAt' | 'currency' | (typeof DISTINGUISHING)[number]> & {
  /** Missing for a line of the file itself. */
  stored?: StoredLine;
};
const STORED = ['id', 'statementId', 'code', 'direction', 'amount', 'bookedAt', 'currency', 'fee', 'balance'] as const;
type StoredLine = Pick<
  RecordOf<typeof statementLines>,
  (typeof STORED)[number] | 'revision' | (typeof DISTINGUISHING)[number]
>;
/** The length of the periods in milliseconds in which missing lines are looked for, so that each has few lines. */
const PERIOD = 7 * 86_400_000;
const keyOf = ({ direction, code }: Pick<ReadLine, 'direction' | 'code'>) => `${direction} ${code}`;
const same = (one: KnownLine, other: KnownLine) =>
  one.amount === other.amount && isSameMoment(one.bookedAt, other.bookedAt) && one.currency === other.currency;
/** Returns whether two moments are the same; one of the files may have no seconds. */
const isSameMoment = (one: string, other: string) =>
  one === other ||
  (one.slice(0, 16) === other.slice(0, 16) && [one, other].some((each) => each.slice(17, 19) === '00'));
/** Returns whether two lines with the same code and amount are different payments: both have a value, but not the same. */
const isDistinct = (one: KnownLine, other: KnownLine) =>
  DISTINGUISHING.some((name) => one[name] && other[name] && one[name] !== other[name]);

/** Returns an empty result, to which `scan` adds. */
export const nothingScanned = (): Scanned => ({
  counts: { lines: 0, new: 0, known: 0, faulty: 0, leftOut: 0 },
  edits: [],
  revisions: new Map(),
});

/**
 * Compares the rows of a file with the source's stored lines, in batches: each line is new, known, or faulty if it differs from a
 * stored line with the same code. Two rows of one file with the same code are two lines, so that money that is shown twice is seen.
 * A bank even uses one reference for several payments, so its lines with the same code are distinguished by their values, too.
 * Adds to `scanned` on the way; once all rows are read, it also has the stored lines of the file's period that the file lacks.
 */
export async function* scan(
  store: Store,
  source: Source,
  { rows, columns, replacedId }: ScannedFile,
  scanned: Scanned,
): AsyncGenerator<ScannedRow[]> {
  const isBank = source.kind === 'BANK';
  const { counts, edits, revisions } = scanned;
  const ofSource = [
    { path: 'sourceId', in: [source.id] },
    ...(replacedId ? [{ path: 'statementId', isNot: replacedId } as const] : []),
  ] as const;
  /** The lines of this file, and the stored ones that a row of this file has already been found to be. */
  const seen = new Map<string, KnownLine>();
  /** The lines of faulty rows, and the cells of rows that could not be read: they are not missing in the file. */
  const refused = new Set<string>();
  const alike = new Map<string, number>();
  /** The files of the stored lines, by their statements. */
  const files = new Map<string, Pick<RecordOf<typeof statements>, 'fileName' | 'fees'>>();
  let batch: NumberedRow[] = [];
  for await (const row of rows) {
    if ('leftOut' in row.reading) counts.leftOut += 1;
    else batch.push(numbered(row, alike));
    if (batch.length < BATCH) continue;
    yield await compare(batch);
    batch = [];
  }
  if (batch.length > 0) yield await compare(batch);
  await findMissing();

  async function compare(all: readonly NumberedRow[]): Promise<ScannedRow[]> {
    const codes = all.flatMap(({ reading, ownCode }) =>
      'line' in reading ? [reading.line.code, `${reading.line.code.slice(0, 58)} ${ownCode}`] : [],
    );
    const stored = await store.pick(statementLines, [...STORED, 'revision', ...DISTINGUISHING], {
      where: [...ofSource, { path: 'code', in: codes }],
    });
    const known = new Map<string, KnownLine>(stored.map((line) => [keyOf(line), { ...line, stored: line }]));
    const unnamed = stored.flatMap(({ statementId }) => (files.has(statementId) ? [] : [statementId]));
    if (unnamed.length > 0) {
      const where = [{ path: 'id', in: [...new Set(unnamed)] }] as const;
      for (const { id, ...file } of await store.pick(statements, ['id', 'fileName', 'fees'], { where }))
        files.set(id, file);
    }
    return all.map((each) => judge(each, known));
  }

  function judge(
    { row, cells, reading, ownCode, corrected }: NumberedRow,
    known: ReadonlyMap<string, KnownLine>,
  ): ScannedRow {
    counts.lines += 1;
    if (!('line' in reading)) {
      counts.faulty += 1;
      for (const each of [...cells, codeOf(cells)]) refused.add(each);
      return { row, cells, corrected, verdict: 'FAULTY', line: null, fault: 'fault' in reading ? reading.fault : null };
    }
    const before = (line: ReadLine) => known.get(keyOf(line)) ?? seen.get(keyOf(line));
    let { line } = reading;
    let earlier = before(line);
    if (earlier) {
      const numberedLine = { ...line, code: `${line.code.slice(0, 58)} ${ownCode}` };
      const isRepeated = seen.has(keyOf(line)) && (isBank || same(earlier, line));
      const isOther = isBank && (!same(earlier, line) || isDistinct(earlier, line));
      if (isRepeated || isOther || known.has(keyOf(numberedLine))) {
        line = numberedLine;
        earlier = before(numberedLine);
      }
    }
    if (!earlier) {
      seen.set(keyOf(line), line);
      counts.new += 1;
      return { row, cells, corrected, verdict: 'NEW', line, fault: null };
    }
    if (same(earlier, line)) {
      seen.set(keyOf(line), line);
      counts.known += 1;
      if (earlier.stored) noteEdits(row, earlier.stored, { ...reading, line });
      return { row, cells, corrected, verdict: 'KNOWN', line, fault: null };
    }
    counts.faulty += 1;
    refused.add(keyOf(line));
    const { currency, amount, bookedAt, stored } = earlier;
    if (stored && amount !== line.amount && currency === line.currency)
      noteRevision(stored, [{ field: 'amount', was: String(amount), is: String(line.amount) }]);
    const file = stored && ` (${files.get(stored.statementId)?.fileName})`;
    const why = `${line.code} is known with ${currency} ${amount} of ${dayAt(new Date(bookedAt))}${file ?? ''}`;
    return { row, cells, corrected, verdict: 'FAULTY', line, fault: { field: 'code', why } };
  }

  function noteEdits(row: number, stored: StoredLine, { line, hiddenFee }: RowMoney): void {
    const hasFees = (files.get(stored.statementId)?.fees ?? 0) > 0;
    const all = editsOf({ ...stored, hasFees }, { line, hiddenFee, columns });
    for (const edit of newEdits(all, stored.revision as Revision | null)) edits.push({ ...edit, row, line: stored });
    noteRevision(stored, all);
  }

  function noteRevision({ id, revision }: StoredLine, all: readonly LineEdit[]): void {
    const before = revision as Revision | null;
    const after = revised(before, all, columns);
    if (!isDeepStrictEqual(before, after)) revisions.set(id, after);
  }

  /** Looks for the lines between the first and the last of the file; its first and last minute may be cut. */
  async function findMissing(): Promise<void> {
    const moments = [...seen.values()].map(({ bookedAt }) => bookedAt).sort();
    const [first = '', last = ''] = [moments.at(0), moments.at(-1)];
    for (let at = Date.parse(first) + 1; at < Date.parse(last); at += PERIOD) {
      const before = new Date(Math.min(at + PERIOD, Date.parse(last))).toISOString();
      const stored = await store.pick(statementLines, [...STORED, 'revision'], {
        where: [...ofSource, { path: 'bookedAt', from: new Date(at).toISOString(), before }],
        sort: { path: 'bookedAt', ascending: true },
      });
      const missing = stored.filter((line) => !seen.has(keyOf(line)) && !isRefused(line));
      for (const line of await withoutFaultyRows(missing)) {
        const revision = line.revision as Revision | null;
        if (revision?.missing) continue;
        revisions.set(line.id, { ...revision, missing: true });
        edits.push({ row: null, field: null, was: null, is: null, line });
      }
    }
  }

  function isRefused(line: Pick<ReadLine, 'code' | 'direction'>): boolean {
    return refused.has(keyOf(line)) || refused.has(line.code);
  }

  /** Leaves out lines whose row was corrected when it was imported, and is as faulty as before in this file. */
  async function withoutFaultyRows<L extends { id: string }>(missing: readonly L[]): Promise<readonly L[]> {
    if (missing.length === 0 || counts.faulty === 0) return missing;
    const where = [{ path: 'id', in: missing.map(({ id }) => id) }] as const;
    const contents = await store.pick(statementLines, ['id', 'raw'], { where });
    const shown = new Set(contents.flatMap(({ id, raw }) => (refused.has(codeOf(raw as string[])) ? [id] : [])));
    return missing.filter(({ id }) => !shown.has(id));
  }
}

/** A row with a code made from its content, which tells it from the other rows of its file. */
interface NumberedRow extends ReadRow {
  ownCode: string;
}

/**
 * Numbers identical rows, because each of them is money. They are numbered by their order within the file, which is the same in
 * any file that contains the whole day. A row without a code gets this one.
 */
function numbered(row: ReadRow, alike: Map<string, number>): NumberedRow {
  const { reading, cells } = row;
  const content = codeOf(cells);
  const count = (alike.get(content) ?? 0) + 1;
  alike.set(content, count);
  const ownCode = count === 1 ? content : `${content} ${count}`;
  if (!('line' in reading) || reading.line.code !== content) return { ...row, ownCode };
  return { ...row, ownCode, reading: { ...reading, line: { ...reading.line, code: ownCode } } };
}
