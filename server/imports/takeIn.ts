import { Refusal } from '../../contract/api/errors';
import { imports } from '../../resources/imports/imports';
import type { Deps } from '../deps';
import { logFailure } from '../failureOf';
import { takeLock } from '../store/locks';
import { MissingReference, type Store, UniqueViolation } from '../store/Store';
import { isUnavailable } from '../store/unavailable';
import { updateRecord } from '../store/updateRecord';
import { COUNTED, judgedRow } from './checkImport';
import { type Import, type ImportRow, mannerOf, type Verdict } from './Import';
import { openImporter } from './importers';
import { BATCH, replaceRows, rowsAfter } from './rows';
import { fault } from './rules/notes';

/** A job's lease of an import. `holds` returns whether the lease is still ours; `until` returns the end of its extension. */
export interface ImportLease {
  holds(current: Import): boolean;
  until(): string;
}

/** The import after a batch and its last line, or null if it has ended or its lease belongs to another process. */
type Taken = { current: Import; line: number } | null;

/**
 * Imports the next rows that are READY, in one transaction with the import's progress, so that an import interrupted by a crash
 * continues after the last batch and nothing is created twice. Rows are checked again, because others may have made changes in
 * the meantime. Lines up to `after` were processed in this turn, and reading over them again would take ever longer.
 */
export async function takeInBatch(deps: Deps, id: string, claim: ImportLease, after = 0): Promise<Taken> {
  try {
    return await takeIn(deps, id, claim, { after, limit: BATCH });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return oneByOne(deps, id, claim, after);
  }
}

/** After a failed batch, imports its rows one by one, so that a faulty row does not stop the others. */
async function oneByOne(deps: Deps, id: string, claim: ImportLease, from: number): Promise<Taken> {
  let taken: Taken = null;
  for (let count = 0; count < BATCH; count += 1) {
    const after = taken?.line ?? from;
    try {
      taken = await takeIn(deps, id, claim, { after, limit: 1 });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      taken = await setAside(deps, id, claim, { after, error });
    }
    if (!taken) return null;
  }
  return taken;
}

const takeIn = (
  { store, now }: Deps,
  id: string,
  claim: ImportLease,
  { after, limit }: { after: number; limit: number },
): Promise<Taken> =>
  store.transaction(async (tx) => {
    // Of two simultaneous imports, neither must create what the other creates.
    await takeLock(tx, 'imports');
    const before = await held(tx, id, claim);
    if (!before) return null;
    const rows = await rowsAfter(tx, id, after, { statuses: ['READY'], limit });
    const line = rows.at(-1)?.line;
    if (line === undefined) return end(tx, before, now());
    const importer = await openImporter(tx, mannerOf(before), now());
    const verdicts = await importer.judge(rows);
    const ready = rows.filter((_, at) => verdicts[at]?.status === 'READY').map(({ line }) => line);
    const made = await importer.add(ready);
    const done = rows.map((row, at): ImportRow => {
      const records = made.get(row.line);
      if (!records) return judgedRow(row, verdicts[at]);
      const [main] = records;
      return { ...row, status: 'ADDED', resource: main?.resource ?? null, recordId: main?.id ?? null, made: records };
    });
    await replaceRows(tx, done, now());
    return advance(tx, before, { done, line, until: claim.until() }, now());
  });

/** Stores the progress of an import after rows were processed. */
async function advance(
  tx: Store,
  before: Import,
  { done, line, until }: { done: readonly ImportRow[]; line: number; until: string },
  now: Date,
): Promise<Taken> {
  const current = await updateRecord(tx, imports, before.id, { ...progressOf(before, done), nextTurnAt: until }, now);
  return current && { current, line };
}

async function held(tx: Store, id: string, claim: ImportLease): Promise<Import | null> {
  const current = await tx.get(imports, id, { lock: true });
  return current?.status === 'RUNNING' && claim.holds(current) ? current : null;
}

/** Counts the processed rows, which are READY no longer. */
function progressOf(before: Import, done: readonly ImportRow[]) {
  const counts = {
    readyLines: before.readyLines - done.length,
    knownLines: before.knownLines,
    faultyLines: before.faultyLines,
  };
  for (const { status } of done) if (status !== 'ADDED') counts[COUNTED[status as Verdict['status']]] += 1;
  return { ...counts, addedLines: before.addedLines + done.filter(({ status }) => status === 'ADDED').length };
}

async function end(tx: Store, { id }: Import, now: Date): Promise<null> {
  await updateRecord(tx, imports, id, { status: 'DONE', finishedAt: now.toISOString(), nextTurnAt: null }, now);
  return null;
}

/** Marks a row that the database refuses as FAULTY. Any other error stops the import until a user resumes it. */
const setAside = (
  { store, now, log }: Deps,
  id: string,
  claim: ImportLease,
  { after, error }: { after: number; error: unknown },
): Promise<Taken> =>
  store.transaction(async (tx) => {
    const before = await held(tx, id, claim);
    if (!before) return null;
    const [row] = await rowsAfter(tx, id, after, { statuses: ['READY'], limit: 1 });
    if (row && isOfLine(error)) {
      const faulty = judgedRow(row, { status: 'FAULTY', notes: [fault(null, error.message)], known: null });
      await replaceRows(tx, [faulty], now());
      return advance(tx, before, { done: [faulty], line: row.line, until: claim.until() }, now());
    }
    logFailure(log, { job: 'take-in', record: id }, error, 'import stopped');
    const problem = `Stopped at line ${row?.line ?? 0}. What was imported before it is there.`;
    await updateRecord(tx, imports, id, { status: 'FAILED', problem, nextTurnAt: null }, now());
    return null;
  });

const isOfLine = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof UniqueViolation || error instanceof MissingReference;
