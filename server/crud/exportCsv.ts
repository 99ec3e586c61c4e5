import { stringify } from 'csv-stringify/sync';
import { resourceNamed } from '../../resources';
import { type AnyResource, isAnswered, type Leaf, labelOf, valueAt } from '../../resources/defineResource';
import type { Kind } from '../../resources/kinds';
import type { Within } from '../../resources/within';
import type { Filter, Store } from '../store/Store';
import { publicView } from './publicView';

/** Records read, and rows written, at once: what bounds the memory of an export of any length. */
const BATCH = 1_000;

type Row = Record<string, unknown>;
type Names = ReadonlyMap<string, string>;

const plain = (value: unknown) => value;
const joined = (value: unknown) => (value as unknown[]).join('; ');

/** What a cell shows of a value; null: the kind has no column. */
const CELLS: Record<Kind, ((value: unknown, names: Names) => unknown) | null> = {
  text: plain,
  longText: plain,
  email: plain,
  phone: plain,
  integer: plain,
  decimal: plain,
  money: plain,
  boolean: (value) => (value ? 'yes' : 'no'),
  date: plain,
  dateTime: plain,
  oneOf: plain,
  manyOf: joined,
  reference: (value, names) => names.get(String(value)) ?? value,
  references: (value, names) => (value as string[]).map((id) => names.get(id) ?? id).join('; '),
  sequence: plain,
  secret: null,
  polygon: (value) => JSON.stringify(value),
  json: (value) => JSON.stringify(value),
};

/**
 * Everything that a query matches as CSV with a heading row, in chunks, oldest first. Read page by page along the ids, so
 * that a million rows take no more memory than a thousand. Cells that a spreadsheet would run as a formula are escaped. Of what
 * the rows refer to, those `within` are named.
 */
export async function* exportCsv(
  store: Store,
  resource: AnyResource,
  query: Filter,
  within: (target: AnyResource) => Within | undefined = () => undefined,
): AsyncGenerator<string> {
  const columns = resource.leaves.filter(({ field }) => CELLS[field.kind] !== null && isAnswered(field));
  yield line([['Id', 'Created', ...columns.map(labelOf)]]);
  let last: string | null = null;
  while (true) {
    const page: Row[] = await nextPage(store, resource, query, last);
    if (page.length === 0) return;
    const names = await namesFor(store, columns, page, within);
    const rows = page.map((row) => publicView(resource, row));
    yield line(rows.map((row) => [row.id, row.dateCreated, ...columns.map((leaf) => cell(leaf, row, names))]));
    if (page.length < BATCH) return;
    last = String(page.at(-1)?.id);
  }
}

const line = (rows: unknown[][]) => stringify(rows, { escape_formulas: true });

function cell({ path, field }: Leaf, row: Row, names: Names): unknown {
  const value = valueAt(row, path);
  return value === null || value === undefined ? '' : CELLS[field.kind]?.(value, names);
}

/** The records after the one with the id `last`; ids rise with the time a record was made. */
async function nextPage(store: Store, resource: AnyResource, query: Filter, last: string | null) {
  const after = last === null ? [] : [{ path: 'id', from: last }];
  const found = await store.find(resource, {
    ...query,
    where: [...(query.where ?? []), ...after],
    sort: { path: 'id', ascending: true },
    limit: last === null ? BATCH : BATCH + 1,
  });
  return found.filter(({ id }) => id !== last).map((record) => publicView(resource, record));
}

/** How people call the records that a page refers to, by id. */
async function namesFor(
  store: Store,
  columns: readonly Leaf[],
  page: Row[],
  within: (target: AnyResource) => Within | undefined,
): Promise<Names> {
  const names = new Map<string, string>();
  for (const { path, field } of columns) {
    if (!field.to) continue;
    const ids = [...new Set(page.flatMap((row) => valueAt(row, path) ?? []))]
      .map(String)
      .filter((id) => !names.has(id));
    if (ids.length === 0) continue;
    const target = resourceNamed(field.to);
    for (const record of await store.find(target, { where: [{ path: 'id', in: ids }], within: within(target) }))
      names.set(record.id, target.represent(record));
  }
  return names;
}
