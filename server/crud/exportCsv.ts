import { stringify } from 'csv-stringify/sync';
import { findResource } from '../../resources';
import { type AnyResource, isAnswered, type Leaf, labelOf, valueAt } from '../../resources/defineResource';
import type { Kind } from '../../resources/kinds';
import { type Labels, labelsOf } from '../labels/labelsOf';
import { referencesOf } from '../labels/references';
import type { Filter, Store } from '../store/Store';
import { publicView } from './publicView';

/** Records read, and rows written, at once: what bounds the memory of an export of any length. */
const BATCH = 1_000;

type Row = Record<string, unknown>;

const plain = (value: unknown) => value;
const joined = (value: unknown) => (value as unknown[]).join('; ');

/** What a cell shows of a value; null: the kind has no column. */
const CELLS: Record<Kind, ((value: unknown, labels: Labels) => unknown) | null> = {
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
  reference: (value, labels) => labels[String(value)] ?? value,
  references: (value, labels) => (value as string[]).map((id) => labels[id] ?? id).join('; '),
  sequence: plain,
  secret: null,
  polygon: (value) => JSON.stringify(value),
  json: (value) => JSON.stringify(value),
};

/**
 * Everything that a query matches as CSV with a heading row, in chunks, oldest first. Read page by page along the ids, so
 * that a million rows take no more memory than a thousand. Cells that a spreadsheet would run as a formula are escaped.
 */
export async function* exportCsv(store: Store, resource: AnyResource, query: Filter): AsyncGenerator<string> {
  const columns = resource.leaves.filter(({ field }) => CELLS[field.kind] !== null && isAnswered(field));
  yield line([['Id', 'Created', ...columns.map(labelOf)]]);
  let last: string | null = null;
  while (true) {
    const page: Row[] = await nextPage(store, resource, query, last);
    if (page.length === 0) return;
    const labels = await labelsOf(store, referencesOf(resource, page, findResource), findResource);
    const rows = page.map((row) => publicView(resource, row));
    yield line(rows.map((row) => [row.id, row.dateCreated, ...columns.map((leaf) => cell(leaf, row, labels))]));
    if (page.length < BATCH) return;
    last = String(page.at(-1)?.id);
  }
}

const line = (rows: unknown[][]) => stringify(rows, { escape_formulas: true });

function cell({ path, field }: Leaf, row: Row, labels: Labels): unknown {
  const value = valueAt(row, path);
  return value === null || value === undefined ? '' : CELLS[field.kind]?.(value, labels);
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
