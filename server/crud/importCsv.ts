import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Refusal } from '../../contract/api/errors';
import { MAX_IMPORTED_ROWS } from '../../contract/constants';
import { type AnyResource, type FlatField, labelOf, setAt, valueAt } from '../../resources/language/defineResource';
import { isWritable } from '../../resources/language/writable';
import { audit } from '../audit/audit';
import { MOST_COLUMNS } from '../base/fileBounds';
import type { Endpoint, Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import type { CrudDeps } from './handlers';
import { reachToWrite } from './reach';
import { bodySchema } from './validators';

export const importSchema = z.strictObject({ csv: z.string().min(1, 'is required').max(900_000, 'is too long') });

/** The maximum number of faults reported for a file. */
const MOST_FAULTS = 10;

const refuse = (message: string) => new Refusal('invalid', `csv ${message}`, { csv: message });

/**
 * Creates and updates records from a CSV file whose heading row holds paths or labels: all of them or, if one is faulty, none. A
 * row updates the record with the same unique fields, or creates one if there is none. An empty cell empties its field.
 */
export const importMany =
  (resource: AnyResource, { store, now, guard }: CrudDeps): Endpoint['handle'] =>
  async ({ body, identity }) => {
    reachToWrite(identity, resource, resource.access?.create);
    const rows = rowsIn((body as z.output<typeof importSchema>).csv, resource);
    return store.transaction(async (tx) => {
      await guard?.begin?.(tx);
      const counts = { created: 0, updated: 0 };
      const faults: string[] = [];
      for (const { line, given } of rows) {
        const before = await existing(tx, resource, given);
        const checked = bodySchema(resource, before ? 'update' : 'create').safeParse(given);
        if (!checked.success) {
          const [issue] = checked.error.issues;
          faults.push(`line ${line}: ${issue?.path.join('.')} ${issue?.message}`);
          if (faults.length >= MOST_FAULTS) break;
          continue;
        }
        if (faults.length > 0) continue;
        await write(tx, resource, { before, values: checked.data, identity, guard }, now());
        counts[before ? 'updated' : 'created'] += 1;
      }
      if (faults.length > 0) throw refuse(`cannot be read: ${faults.join('; ')}`);
      return counts;
    });
  };

interface Writing extends Pick<Incoming, 'identity'>, Pick<CrudDeps, 'guard'> {
  before: { id: string } | null;
  values: Record<string, unknown>;
}

async function write(tx: Store, resource: AnyResource, { before, values, identity, guard }: Writing, now: Date) {
  const after = before
    ? await updateRecord(tx, resource, before.id, values, now)
    : await createRecord(tx, resource, values, now);
  if (!after) throw refuse('names a record that was removed meanwhile');
  if (before) await guard?.update?.(tx, { before, after, identity }, now);
  else await guard?.create?.(tx, { before: null, after, identity }, now);
  const action = before ? 'UPDATE' : 'CREATE';
  await audit(tx, { identity, action, resource, record: after, before, after, reason: 'Imported' }, now);
}

/** Returns the record with the same unique fields as a row. */
async function existing(tx: Store, resource: AnyResource, given: Record<string, unknown>) {
  for (const paths of resource.unique) {
    const values = paths.map((path) => valueAt(given, path));
    if (values.some((value) => value === null || value === undefined)) continue;
    const where = paths.map((path, at) => ({ path, in: [String(values[at])] }));
    const [found] = await tx.find(resource, { where, limit: 1 });
    if (found) return found;
  }
  return null;
}

function rowsIn(csv: string, resource: AnyResource) {
  const leaves = resource.leaves.filter(({ field }) => isWritable(field, 'create') && field.kind in VALUES);
  const ignored = resource.leaves.filter((leaf) => !leaves.includes(leaf)).flatMap(namesOf);
  const known = new Map(leaves.flatMap((leaf) => namesOf(leaf).map((name) => [name, leaf] as const)));
  const records = cellsIn(csv);
  const columns = Object.keys(records[0] ?? {});
  const foreign = columns.filter((name) => !known.has(plain(name)) && ![...EXPORTED, ...ignored].includes(plain(name)));
  if (foreign.length > 0) throw refuse(`has columns that are not known: ${foreign.join(', ')}`);
  if (records.length === 0) throw refuse('has no rows');
  if (records.length > MAX_IMPORTED_ROWS) throw refuse(`has more than ${MAX_IMPORTED_ROWS} rows`);
  return records.map((record, index) => {
    const given: Record<string, unknown> = {};
    for (const name of columns) {
      const leaf = known.get(plain(name));
      if (leaf) setAt(given, leaf.path, VALUES[leaf.field.kind]?.((record[name] ?? '').trim()));
    }
    return { line: index + 2, given };
  });
}

function cellsIn(csv: string): Record<string, string>[] {
  try {
    return parse(csv, { columns: boundColumns, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse(`is not a CSV file: ${(error as Error).message}`);
  }
}

function boundColumns(headings: string[]): string[] {
  if (headings.length > MOST_COLUMNS) throw refuse(`has more than ${MOST_COLUMNS} columns`);
  return headings;
}

/** Columns of an export that the import ignores. */
const EXPORTED = ['id', 'created'];
const plain = (name: string) => name.trim().toLowerCase();
const namesOf = (leaf: FlatField): string[] => [plain(leaf.path), plain(labelOf(leaf))];

/** Returns a cell's number. A text that is not a number is refused by the field's own rule. */
const number = (cell: string) => (cell === '' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell));
/** Parses a cell by the kind of its field. Kinds that do not fit a cell are not imported. */
const VALUES: Partial<Record<FlatField['field']['kind'], (cell: string) => unknown>> = {
  // Removes the apostrophe with which an export escapes a formula.
  text: (cell) => cell.replace(/^'(?=[=+\-@])/, ''),
  longText: (cell) => cell,
  email: (cell) => cell,
  phone: (cell) => cell,
  integer: number,
  decimal: number,
  money: number,
  boolean: (cell) => ({ yes: true, true: true, no: false, false: false })[cell.toLowerCase()] ?? null,
  date: (cell) => cell || null,
  dateTime: (cell) => cell || null,
  oneOf: (cell) => cell || undefined,
};
