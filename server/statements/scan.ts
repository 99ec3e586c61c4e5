import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
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

type Told = Pick<ReadLine, 'amount' | 'bookedAt' | 'currency'>;
const keyOf = ({ direction, code }: Pick<ReadLine, 'direction' | 'code'>) => `${direction} ${code}`;
const same = (one: Told, other: Told) =>
  one.amount === other.amount && one.bookedAt === other.bookedAt && one.currency === other.currency;

/**
 * Compares the rows of a file with the source's stored lines, in batches: each line is new, known, or faulty if it differs from a
 * stored line with the same code. A bank uses one reference for several payments, so its lines with the same code but different
 * content are distinguished by their rows. Updates `tallied` on the way.
 */
export async function* scan(
  store: Store,
  source: Source,
  rows: AsyncIterable<ReadRow>,
  tallied: Tallied,
): AsyncGenerator<ScannedRow[]> {
  const seen = new Map<string, Told>();
  const alike = new Map<string, number>();
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    if ('leftOut' in row.reading) tallied.leftOut += 1;
    else batch.push(numbered(row, alike));
    if (batch.length < BATCH) continue;
    yield await compare(batch);
    batch = [];
  }
  if (batch.length > 0) yield await compare(batch);

  async function compare(all: readonly ReadRow[]): Promise<ScannedRow[]> {
    const codes = all.flatMap(({ reading, cells }) =>
      'line' in reading ? [reading.line.code, ...(source.kind === 'BANK' ? [apart(reading.line, cells)] : [])] : [],
    );
    const stored = await store.pick(statementLines, ['code', 'direction', 'amount', 'bookedAt', 'currency'], {
      where: [
        { path: 'sourceId', in: [source.id] },
        { path: 'code', in: codes },
      ],
    });
    const known = new Map<string, Told>(stored.map((line) => [keyOf(line), line]));
    return all.map((each) => judge(each, known));
  }

  function judge({ row, cells, reading }: ReadRow, known: ReadonlyMap<string, Told>): ScannedRow {
    tallied.lines += 1;
    if (!('line' in reading)) {
      tallied.faulty += 1;
      return { row, cells, verdict: 'FAULTY', line: null, fault: 'fault' in reading ? reading.fault : null };
    }
    const before = (line: ReadLine) => known.get(keyOf(line)) ?? seen.get(keyOf(line));
    let { line } = reading;
    let earlier = before(line);
    if (earlier && !same(earlier, line) && source.kind === 'BANK') {
      line = { ...line, code: apart(line, cells) };
      earlier = before(line);
    }
    if (!earlier) {
      seen.set(keyOf(line), { amount: line.amount, bookedAt: line.bookedAt, currency: line.currency });
      tallied.new += 1;
      return { row, cells, verdict: 'NEW', line, fault: null };
    }
    if (same(earlier, line)) {
      tallied.known += 1;
      return { row, cells, verdict: 'KNOWN', line, fault: null };
    }
    tallied.faulty += 1;
    const why = `${line.code} is known with ${earlier.currency} ${earlier.amount} of ${earlier.bookedAt.slice(0, 10)}`;
    return { row, cells, verdict: 'FAULTY', line, fault: { field: 'code', why } };
  }
}

/**
 * Numbers identical rows without a code of their own, because each of them is money. They are numbered by their order within the
 * file, which is the same in any file that contains the whole day.
 */
function numbered(row: ReadRow, alike: Map<string, number>): ReadRow {
  const { reading, cells } = row;
  if (!('line' in reading) || reading.line.code !== codeOf(cells)) return row;
  const count = (alike.get(reading.line.code) ?? 0) + 1;
  alike.set(reading.line.code, count);
  if (count === 1) return row;
  return { ...row, reading: { ...reading, line: { ...reading.line, code: `${reading.line.code} ${count}` } } };
}

/** Returns a distinct code for one of several rows of a bank with the same reference. */
const apart = ({ code }: ReadLine, cells: readonly string[]) => `${code.slice(0, 58)} ${codeOf(cells)}`;
