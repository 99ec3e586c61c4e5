import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import type { Store } from '../store/Store';
import type { ReadRow } from './readStatement';
import { codeOf, type ReadLine, type RowFault } from './rules/readRow';

type Source = Pick<RecordOf<typeof statementSources>, 'id' | 'kind'>;

/** A row with money, and what importing it would do. */
export interface ScannedRow {
  row: number;
  cells: readonly string[];
  verdict: 'NEW' | 'KNOWN' | 'FAULTY';
  /** Null for a row that could not be read. */
  line: ReadLine | null;
  fault: RowFault | null;
}

/** The counts of rows so far. */
export interface Tallied {
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
  statementId?: string;
};
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

/**
 * Compares the rows of a file with the source's stored lines, in batches: each line is new, known, or faulty if it differs from a
 * stored line with the same code. Two rows of one file with the same code are two lines, so that money that is shown twice is seen.
 * A bank even uses one reference for several payments, so its lines with the same code are distinguished by their values, too.
 * The lines of the statement `replacedId` do not count. Updates `tallied` on the way.
 */
export async function* scan(
  store: Store,
  source: Source,
  rows: AsyncIterable<ReadRow>,
  tallied: Tallied,
  replacedId?: string,
): AsyncGenerator<ScannedRow[]> {
  const isBank = source.kind === 'BANK';
  /** The lines of this file, and the stored ones that a row of this file has already been found to be. */
  const seen = new Map<string, KnownLine>();
  const alike = new Map<string, number>();
  /** The files of the stored lines, by their statements. */
  const fileNames = new Map<string, string>();
  let batch: NumberedRow[] = [];
  for await (const row of rows) {
    if ('leftOut' in row.reading) tallied.leftOut += 1;
    else batch.push(numbered(row, alike));
    if (batch.length < BATCH) continue;
    yield await compare(batch);
    batch = [];
  }
  if (batch.length > 0) yield await compare(batch);

  async function compare(all: readonly NumberedRow[]): Promise<ScannedRow[]> {
    const codes = all.flatMap(({ reading, ownCode }) =>
      'line' in reading ? [reading.line.code, `${reading.line.code.slice(0, 58)} ${ownCode}`] : [],
    );
    const stored = await store.pick(
      statementLines,
      ['statementId', 'code', 'direction', 'amount', 'bookedAt', 'currency', ...DISTINGUISHING],
      {
        where: [
          { path: 'sourceId', in: [source.id] },
          { path: 'code', in: codes },
          ...(replacedId ? [{ path: 'statementId', isNot: replacedId } as const] : []),
        ],
      },
    );
    const known = new Map<string, KnownLine>(stored.map((line) => [keyOf(line), line]));
    const unnamed = stored.flatMap(({ statementId }) => (fileNames.has(statementId) ? [] : [statementId]));
    if (unnamed.length > 0) {
      const where = [{ path: 'id', in: [...new Set(unnamed)] }] as const;
      for (const { id, fileName } of await store.pick(statements, ['id', 'fileName'], { where }))
        fileNames.set(id, fileName);
    }
    return all.map((each) => judge(each, known));
  }

  function judge({ row, cells, reading, ownCode }: NumberedRow, known: ReadonlyMap<string, KnownLine>): ScannedRow {
    tallied.lines += 1;
    if (!('line' in reading)) {
      tallied.faulty += 1;
      return { row, cells, verdict: 'FAULTY', line: null, fault: 'fault' in reading ? reading.fault : null };
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
      tallied.new += 1;
      return { row, cells, verdict: 'NEW', line, fault: null };
    }
    if (same(earlier, line)) {
      seen.set(keyOf(line), line);
      tallied.known += 1;
      return { row, cells, verdict: 'KNOWN', line, fault: null };
    }
    tallied.faulty += 1;
    const { currency, amount, bookedAt, statementId } = earlier;
    const file = statementId && ` (${fileNames.get(statementId)})`;
    const why = `${line.code} is known with ${currency} ${amount} of ${bookedAt.slice(0, 10)}${file ?? ''}`;
    return { row, cells, verdict: 'FAULTY', line, fault: { field: 'code', why } };
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
