import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import type { Field, Kind } from '../../resources/language/kinds';
import { memoizePerResource } from '../../resources/language/memoizePerResource';

/** The PostgreSQL type of each kind. */
export const COLUMN_TYPE = {
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  integer: 'integer',
  decimal: 'double precision',
  money: 'bigint',
  bytes: 'bigint',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'timestamptz',
  oneOf: 'text',
  manyOf: 'jsonb',
  tags: 'jsonb',
  reference: 'uuid',
  references: 'jsonb',
  sequence: 'text',
  secret: 'text',
  polygon: 'jsonb',
  json: 'jsonb',
} as const satisfies Record<Kind, string>;

/** Converts `client.firstName` to `client_first_name`. */
export function columnName(path: string): string {
  const known = names.get(path);
  if (known) return known;
  const name = path.replace(/\./g, '_').replace(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`);
  names.set(path, name);
  return name;
}
/** Caches the names by path, because every row of every response needs them. */
const names = new Map<string, string>();

/** Converts `work-orders` to `work_orders`. */
export const tableName = (resource: AnyResource): string => resource.name.replace(/-/g, '_');

const BASE: Record<string, Field> = {
  id: { kind: 'reference', to: '', required: true },
  dateCreated: { kind: 'dateTime', required: true },
  dateUpdated: { kind: 'dateTime', required: true },
};

/** Returns the columns of a resource: the base fields of every record, then one per leaf. With `fields`, returns only these. */
export function columnsOf(resource: AnyResource, fields?: readonly string[]): readonly FlatField[] {
  const all = allColumns(resource);
  return fields ? all.filter(({ path }) => fields.includes(path.split('.')[0] ?? '')) : all;
}
const allColumns = memoizePerResource(({ leaves }): readonly FlatField[] => [
  ...Object.entries(BASE).map(([path, field]) => ({ path, field })),
  ...leaves,
]);

/** Returns the SQL of a record's tags in lower case, by which they are compared. */
export const tagKeysSql = (path: string): string => `(lower("${columnName(path)}"::text)::jsonb)`;

/** Returns the name of the column with a polygon's bounding box. */
export const boxColumn = (path: string): string => `${columnName(path)}_box`;

/**
 * Returns the column names, separated by commas. Never `*`: a column that a newer version adds would change the results of
 * statements that older processes have prepared.
 */
export const columnList = (resource: AnyResource, table = '', fields?: readonly string[]): string =>
  columnsOf(resource, fields)
    .map(({ path }) => `${table}"${columnName(path)}"`)
    .join(', ');

/** Returns the value as a query parameter. */
export function toParameter(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return COLUMN_TYPE[field.kind] === 'jsonb' ? JSON.stringify(value) : value;
}

/** Returns the text fields that may be shown; labels are composed of them. */
export const textLeaves = memoizePerResource(({ leaves }): readonly FlatField[] =>
  leaves.filter(({ field }) => COLUMN_TYPE[field.kind] === 'text' && field.kind !== 'secret'),
);

/** Returns the resource's own fields that `searchTerm` searches. */
export const searchableLeaves = (resource: AnyResource): FlatField[] =>
  resource.leaves.filter(({ field }) => field.searchable && field.kind !== 'reference');

/** Returns the running numbers that a search finds without their zeros. */
export const searchableNumbers = (resource: AnyResource): Field[] =>
  searchableLeaves(resource).flatMap(({ field }) => (field.kind === 'sequence' ? [field] : []));

/** Returns the reference fields whose records are searched, too. */
export const searchableReferences = (resource: AnyResource): FlatField[] =>
  resource.leaves.filter(({ field }) => field.searchable && field.kind === 'reference');
