import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import type { Answers, BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementActions } from '../../resources/statements/actions';
import { statementLines } from '../../resources/statements/statementLines';
import { mappingFields, statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { matchesOf } from './matchLines';
import { matchPayouts } from './matchPayouts';
import { openFile } from './openFile';
import { openStatement } from './readStatement';
import { recheckClaims } from './recheckClaims';
import type { ColumnIndexes } from './rules/columns';
import { editsRefusal, type Revision, revisedMoney, shownFields } from './rules/edits';
import { doubtRefusal } from './rules/fit';
import type { ColumnName, Mapping } from './rules/layouts';
import { isCharge } from './rules/outgoing';
import type { ReadLine } from './rules/readRow';
import { type FoundEdit, nothingScanned, type ScannedRow, scan } from './scan';
import { removeStatement } from './undoStatement';

type GivenFile = BodyOf<'previewStatement'>;
type Source = RecordOf<typeof statementSources>;
type Statement = RecordOf<typeof statements>;

/** The maximum number of faulty rows in a preview, and of other rows. */
const MOST_SHOWN = 100;
/** The maximum number of faults that a refused import names. */
const MOST_FAULTS = 10;

const NAMES = Object.keys(mappingFields) as ColumnName[];

/** Opens a file of a source, to be read with the given mapping or, if there is none, with the source's own. */
async function open(store: Store, { sourceId, content, mapping, dateOrder, corrections }: GivenFile, now: Date) {
  const source = await store.get(statementSources, sourceId);
  if (!source) throw new Refusal('invalid', 'sourceId does not exist', { sourceId: 'does not exist' });
  const wanted: Mapping = mapping ?? source.mapping;
  const about = { kind: source.kind, ownNumber: source.accountNumber };
  const manner = { ...about, mapping: wanted, dateOrder: dateOrder ?? source.dateOrder, corrections, now };
  const file = await openFile(content);
  return { source, manner, file, ...(await openStatement(file, manner)) };
}

/** Returns the statement that a file replaces, or null. Throws a Refusal if it does not exist, or is of another source. */
async function replacedBy(store: Store, { replacesId, sourceId }: GivenFile): Promise<Statement | null> {
  if (!replacesId) return null;
  const replaced = await store.get(statements, replacesId);
  if (replaced?.sourceId === sourceId) return replaced;
  throw fieldRefusal('replacesId', replaced ? 'must be a statement of the same source' : 'does not exist');
}

/** The first and the last moment of lines, and the sums of those in the brand's currency. */
class Sums {
  amountIn = 0;
  fees = 0;
  firstAt: string | null = null;
  lastAt: string | null = null;

  add({ verdict, line }: ScannedRow): void {
    if (!line || verdict === 'FAULTY') return;
    if (line.currency === brand.currency) {
      if (line.direction === 'IN') this.amountIn += line.amount;
      this.fees += line.fee;
    }
    if (!this.firstAt || line.bookedAt < this.firstAt) this.firstAt = line.bookedAt;
    if (!this.lastAt || line.bookedAt > this.lastAt) this.lastAt = line.bookedAt;
  }
}

/** Returns what importing a file would do, without storing anything. */
export async function previewStatement(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  given: GivenFile,
): Promise<Answers['previewStatement']> {
  const { source, manner, layout, doubts, rows } = await open(store, given, now());
  const replaced = await replacedBy(store, given);
  const [scanned, sums] = [nothingScanned(), new Sums()];
  const faulty: ScannedRow[] = [];
  const corrected: ScannedRow[] = [];
  const others: ScannedRow[] = [];
  const columns = shownFields(layout.columns);
  if (!layout.fault)
    for await (const batch of scan(store, source, { rows: rows(), columns, replacedId: replaced?.id }, scanned))
      for (const row of batch) {
        sums.add(row);
        const mended = row.corrected.length > 0 ? corrected : others;
        const list = row.verdict === 'FAULTY' ? faulty : mended;
        if (list.length < MOST_SHOWN) list.push(row);
      }
  const mapping = NAMES.map((name) => {
    const at = layout.columns[name];
    return [name, at === undefined ? null : (layout.headings[at] ?? `#${at + 1}`)] as const;
  });
  const { amountIn, fees, firstAt, lastAt } = sums;
  return {
    headings: layout.headings.filter((heading) => heading.trim() !== ''),
    dateOrder: manner.dateOrder,
    fault: layout.fault,
    doubts,
    mapping: Object.fromEntries(mapping) as Answers['previewStatement']['mapping'],
    counts: scanned.counts,
    ...{ amountIn, fees, firstAt, lastAt },
    edited: scanned.edits.length,
    edits: scanned.edits.slice(0, MOST_SHOWN).map(shownEdit),
    rows: [...faulty, ...corrected, ...others].map((row) => shown(row, layout.columns)),
  };
}

const shownEdit = ({ line, ...edit }: FoundEdit): Answers['previewStatement']['edits'][number] => {
  const { code, bookedAt, direction, amount } = line;
  return { ...edit, code, bookedAt, direction, amount };
};

const shown = (
  { row, cells, verdict, line, fault, corrected }: ScannedRow,
  columns: ColumnIndexes,
): Answers['previewStatement']['rows'][number] => ({
  ...{ row, verdict, field: fault?.field ?? null, why: fault?.why ?? null },
  value: fault && !line ? (cells[columns[fault.field] ?? -1] ?? '').trim().slice(0, 120) : null,
  corrected: corrected.map((each) => ({ row, ...each })),
  code: line?.code ?? null,
  bookedAt: line?.bookedAt ?? null,
  direction: line?.direction ?? null,
  amount: line?.amount ?? null,
  fee: line?.fee ?? null,
  phoneNumber: line?.phoneNumber ?? null,
  reference: line?.reference ?? null,
});

/**
 * Imports a file in one transaction: its new lines, their matches, and the source's mapping. If a row is faulty, nothing is
 * imported unless faulty rows are to be left out; if nothing is new, nothing changes. A file that is imported again, because it
 * could be read better, adds its new lines to its statement. Open claims are checked again immediately.
 */
export async function importStatement(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  given: BodyOf<'importStatement'>,
  identity: Identity | null,
): Promise<Answers['importStatement']> {
  const { source, manner, file, layout, doubts, rows } = await open(store, given, now());
  if (layout.fault) throw faulty(layout.fault);
  const [doubt] = given.acceptDoubts ? [] : doubts;
  if (doubt) throw doubtRefusal(doubt, source);
  return store.transaction(async (tx) => {
    // Imports of a source take turns, so that a line in two files is new in only one of them.
    await tx.get(statementSources, source.id, { lock: true });
    const replaced = await replacedBy(tx, given);
    if (replaced) await removeStatement(tx, replaced, `Replaced by ${given.fileName}`, identity, now());
    const [scanned, sums] = [nothingScanned(), new Sums()];
    const tallied = scanned.counts;
    const where = [
      { path: 'sourceId', in: [source.id] },
      { path: 'checksum', in: [file.checksum] },
    ] as const;
    const [known] = await tx.find(statements, { where, limit: 1 });
    const about = { sourceId: source.id, fileName: given.fileName, checksum: file.checksum };
    const values = { ...about, importedById: identity?.userId ?? null };
    let statement: Statement | null = null;
    const allowed = given.leaveOutFaulty ?? false;
    const faults: string[] = [];
    const corrections: object[] = [];
    let matchedLines = 0;
    for await (const batch of scan(tx, source, { rows: rows(), columns: shownFields(layout.columns) }, scanned)) {
      for (const row of batch) {
        sums.add(row);
        if (row.fault && faults.length < MOST_FAULTS)
          faults.push(`row ${row.row}: ${row.fault.field} ${row.fault.why}`);
      }
      corrections.push(...batch.flatMap(({ row, corrected }) => corrected.map((each) => ({ row, ...each }))));
      const fresh = batch.filter(({ verdict }) => verdict === 'NEW');
      if (fresh.length === 0 || (tallied.faulty > 0 && !allowed)) continue;
      statement ??= known ?? (await createRecord(tx, statements, values, now()));
      matchedLines += await storeLines(tx, source, statement, fresh, now());
    }
    if (tallied.faulty > 0 && !allowed) throw faulty(`${tallied.faulty} faulty rows: ${faults.join('; ')}`);
    if (scanned.edits.length > 0 && !given.acceptDoubts) throw editsRefusal(scanned.edits.length);
    if (scanned.revisions.size > 0) statement ??= known ?? (await createRecord(tx, statements, values, now()));
    if (!statement) return { statement: null, counts: tallied };
    await keepRevisions(tx, statement, scanned.revisions, now());
    const { amountIn, fees, firstAt, lastAt } = sums;
    const counted = {
      lines: tallied.lines,
      newLines: statement.newLines + tallied.new,
      knownLines: tallied.known - (known?.newLines ?? 0),
      faultyLines: tallied.faulty,
      matchedLines: statement.matchedLines + matchedLines,
    };
    const after = await updateRecord(
      tx,
      statements,
      statement.id,
      { ...counted, ...{ amountIn, fees, firstAt, lastAt } },
      now(),
    );
    await keepManner(tx, source, given, manner, now());
    await recheckClaims(tx, now());
    await matchPayouts(tx, now());
    const record = after ?? statement;
    const acceptedEdits = scanned.edits
      .slice(0, MOST_SHOWN)
      .map(({ row, field, line }) => ({ row, field, code: line.code }));
    const told = {
      ...record,
      ...(acceptedEdits.length > 0 ? { acceptedEdits } : {}),
      ...(corrections.length > 0 ? { corrections } : {}),
    };
    await auditAction(tx, statementActions.importStatement, { identity, record, after: told }, now());
    return { statement: record, counts: tallied };
  });
}

/** Stores how a file shows known lines differently. The lines keep their values. */
async function keepRevisions(
  tx: Store,
  { id: statementId }: Statement,
  revisions: ReadonlyMap<string, Revision | null>,
  now: Date,
): Promise<void> {
  const where = [{ path: 'id', in: [...revisions.keys()] }] as const;
  for (const { id, amount, fee } of await tx.pick(statementLines, ['id', 'amount', 'fee'], { where })) {
    const revision = revisions.get(id) ?? null;
    const changes = revision
      ? { revision, revisedInId: statementId, revisedBy: revisedMoney({ amount, fee }, revision) }
      : { revision, revisedInId: null, revisedBy: null };
    await updateRecord(tx, statementLines, id, changes, now);
  }
}

const faulty = (message: string) =>
  new Refusal('invalid', `Nothing was imported. ${message}`, { content: message.slice(0, 1_000) });

/** Stores new lines and their matches. Returns the number of matches. */
async function storeLines(tx: Store, source: Source, statement: Statement, rows: readonly ScannedRow[], now: Date) {
  const moment = now.toISOString();
  const read = rows.flatMap(({ row, cells, line }) => (line ? [{ row, cells, line }] : []));
  const matches = await matchesOf(
    tx,
    source,
    read.map(({ line }) => line),
    now,
  );
  const drafts = read.map(({ row, cells, line }, at) => ({
    ...{ id: newId(now), dateCreated: moment, dateUpdated: moment },
    ...line,
    ...{ sourceId: source.id, statementId: statement.id, row, raw: cells },
    ...{ status: statusOf(line, matches.has(at)), paymentId: matches.get(at) ?? null },
  }));
  await tx.load(statementLines, drafts);
  return matches.size;
}

/** Returns the status of a new line. A charge of the bank or carrier needs no payment. */
function statusOf(line: ReadLine, isMatched: boolean): RecordOf<typeof statementLines>['status'] {
  if (isMatched) return 'MATCHED';
  return line.direction === 'OUT' && isCharge(line) ? 'IGNORED' : 'UNMATCHED';
}

/** Stores the file's mapping as the source's, if the file was given its own. */
async function keepManner(
  tx: Store,
  source: Source,
  { mapping, dateOrder }: GivenFile,
  manner: { mapping: Mapping },
  now: Date,
): Promise<void> {
  if (!mapping && !dateOrder) return;
  const kept = Object.fromEntries(NAMES.map((name) => [name, manner.mapping[name] ?? null])) as Source['mapping'];
  const changes = { ...(mapping ? { mapping: kept } : {}), ...(dateOrder ? { dateOrder } : {}) };
  await updateRecord(tx, statementSources, source.id, changes, now);
}
