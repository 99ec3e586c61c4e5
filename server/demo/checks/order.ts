import { storedResources } from '../../../resources';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { formatNumber } from '../../../resources/language/sequence';
import { type Records, recordsById } from './Records';

type Row = { id: string; dateCreated: string; dateUpdated: string };

/**
 * Checks that references lead to existing, older records, that moments are in order, and that numbers follow time without gaps.
 */
export function* disorders(records: Records, resource: AnyResource): Generator<string> {
  const rows = records.of(resource) as readonly Row[];
  const now = records.now.toISOString();
  for (const row of rows) {
    if (row.dateCreated > now || row.dateUpdated > now) yield `${resource.name} ${row.id} is of the future`;
    if (row.dateUpdated < row.dateCreated) yield `${resource.name} ${row.id} was changed before it was made`;
  }
  for (const { path, field } of resource.leaves) {
    if (field.kind === 'sequence') yield* misnumbered(rows, path, field);
    if (field.kind === 'reference') yield* astray(records, resource, path, field.to ?? '');
    if (field.unique) yield* repeated(rows, `${resource.name}.${path}`, (row) => valueAt(row, path));
  }
  for (const paths of resource.unique)
    yield* repeated(rows, `${resource.name}.${paths.join(' and ')}`, (row) => {
      const values = paths.map((path) => valueAt(row, path) ?? null);
      return values.includes(null) ? null : values.join(' ');
    });
}

function* astray(records: Records, resource: AnyResource, path: string, to: string): Generator<string> {
  const target = storedResources.find(({ name }) => name === to);
  const known = recordsById(target ? (records.of(target) as readonly Row[]) : []);
  for (const row of records.of(resource) as readonly Row[]) {
    const id = valueAt(row, path) ?? null;
    if (id === null) continue;
    const found = known.get(String(id));
    if (!found) yield `${resource.name} ${row.id}: ${path} points at nothing`;
    else if (found.dateCreated > row.dateUpdated) yield `${resource.name} ${row.id} is older than its ${path}`;
  }
}

function* misnumbered(
  rows: readonly Row[],
  path: string,
  field: Parameters<typeof formatNumber>[0],
): Generator<string> {
  const numbered = rows.map((row) => ({ number: String(valueAt(row, path)), at: row.dateCreated }));
  numbered.sort((a, b) => a.number.localeCompare(b.number));
  let [count, year, before] = [0, 0, ''];
  for (const { number, at } of numbered) {
    const own = field.yearly ? Number(number.split('-')[1]) : 0;
    count = own === year ? count + 1 : 1;
    year = own;
    if (number !== formatNumber(field, count, year)) yield `${number} follows a gap`;
    if (at < before) yield `${number} is older than the number before it`;
    before = at;
  }
}

function* repeated(rows: readonly Row[], what: string, keyOf: (row: Row) => unknown): Generator<string> {
  const seen = new Set<unknown>();
  for (const row of rows) {
    const value = keyOf(row) ?? null;
    if (value !== null && seen.has(value)) yield `${what} ${String(value)} occurs twice`;
    seen.add(value);
  }
}
