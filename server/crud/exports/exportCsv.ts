import { stringify } from 'csv-stringify/sync';
import {
  type AnyResource,
  type FlatField,
  isAnswered,
  labelOf,
  valueAt,
} from '../../../resources/language/defineResource';
import type { Kind } from '../../../resources/language/kinds';
import type { Labels } from '../../labels/labelsOf';
import type { Filter, Store } from '../../store/Store';
import { type ExportedRow, exportedPages } from './exportedPages';

const plain = (value: unknown) => value;
const joined = (value: unknown) => (value as unknown[]).join('; ');

/** Returns the cell for a value, by kind. Null: the kind has no column. */
const CELLS: Record<Kind, ((value: unknown, labels: Labels) => unknown) | null> = {
  text: plain,
  longText: plain,
  email: plain,
  phone: plain,
  integer: plain,
  decimal: plain,
  money: plain,
  bytes: plain,
  boolean: (value) => (value ? 'yes' : 'no'),
  date: plain,
  dateTime: plain,
  oneOf: plain,
  manyOf: joined,
  tags: joined,
  reference: (value, labels) => labels[String(value)] ?? value,
  references: (value, labels) => (value as string[]).map((id) => labels[id] ?? id).join('; '),
  sequence: plain,
  secret: null,
  polygon: (value) => JSON.stringify(value),
  json: (value) => JSON.stringify(value),
};

/** Yields all records that match a query as CSV for programs, with a heading row, in chunks. */
export async function* exportCsv(store: Store, resource: AnyResource, query: Filter): AsyncGenerator<string> {
  const columns = resource.leaves.filter(({ field }) => CELLS[field.kind] !== null && isAnswered(field));
  yield csvOf([['Id', 'Created', ...columns.map(labelOf)]]);
  for await (const { rows, labels } of exportedPages(store, resource, query))
    yield csvOf(rows.map((row) => [row.id, row.dateCreated, ...columns.map((leaf) => cell(leaf, row, labels))]));
}

/** Returns rows as CSV, with cells escaped that a spreadsheet would run as a formula. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  stringify(rows as unknown[][], { escape_formulas: true });

function cell({ path, field }: FlatField, row: ExportedRow, labels: Labels): unknown {
  const value = valueAt(row, path);
  return value === null || value === undefined ? '' : CELLS[field.kind]?.(value, labels);
}
