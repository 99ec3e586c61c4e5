import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SEARCH_FOLDING } from '../../contract/searchText';
import type { AnyResource, FlatField } from '../../resources/language/defineResource';
import { defaultOf, tagsOf } from '../../resources/language/defineResource';
import type { Kind } from '../../resources/language/kinds';
import type { Overdue } from '../../resources/language/ResourceDeclaration';
import { searchOrder } from '../../resources/search/globalSearch';
import { boxColumn, COLUMN_TYPE, columnName, columnsOf, searchableLeaves, tableName, tagKeysSql } from './columns';
import { foldedSql, similarLeaves } from './similar';

const builders = {
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  'double precision': (name: string) => doublePrecision(name),
  bigint: (name: string) => bigint(name, { mode: 'number' }),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name),
  timestamptz: (name: string) => timestamp(name, { withTimezone: true, precision: 3 }),
  jsonb: (name: string) => jsonb(name),
  uuid: (name: string) => uuid(name),
} satisfies Record<(typeof COLUMN_TYPE)[Kind], unknown>;

/**
 * Returns the drizzle tables of resources, by table name. Migrations are generated from their difference to the last snapshot.
 */
export function tablesOf(resources: readonly AnyResource[]): Record<string, PgTable> {
  const tables: Record<string, PgTable> = {};
  for (const resource of resources) tables[tableName(resource)] = tableOf(resource, tables);
  return tables;
}

function tableOf(resource: AnyResource, tables: Record<string, PgTable>): PgTable {
  const name = tableName(resource);
  const columns = columnsOf(resource).map(({ path, field }) => {
    const column = builders[COLUMN_TYPE[field.kind]](columnName(path));
    if (path === 'id') column.primaryKey();
    const preset = defaultOf(field);
    if (field.required || preset !== undefined) column.notNull();
    if (preset !== undefined) (column as ReturnType<typeof jsonb>).default(preset);
    if (field.kind === 'reference' && field.to) {
      const target = field.to.replace(/-/g, '_');
      (column as ReturnType<typeof uuid>).references(() => (tables[target] as PgTable & { id: AnyPgColumn }).id);
    }
    return [columnName(path), column] as const;
  });
  const searched = searchableLeaves(resource);
  const search: Record<string, PgColumnBuilderBase> = searched.length
    ? { search_text: text('search_text').generatedAlwaysAs(sql.raw(searchTextSql(searched))) }
    : {};
  const alike = similarLeaves(resource);
  const similar: Record<string, PgColumnBuilderBase> = alike.length
    ? { similar_text: text('similar_text').generatedAlwaysAs(sql.raw(foldedSql(alike))) }
    : {};
  const boxes = polygonsOf(resource).map(({ path }) => boundingBox(path));
  const all: Record<string, PgColumnBuilderBase> = {
    ...Object.fromEntries([...columns, ...boxes]),
    ...search,
    ...similar,
  };
  return pgTable(name, all, (table) => indexesOf(resource, name, table as Columns));
}

/**
 * Returns the SQL for a row's searched texts, one in each line, folded like `foldSearchText`. A text that is only ASCII, as most
 * are, is compared with the few ASCII characters that are ignored, because `translate` compares each character with its whole list.
 */
function searchTextSql(leaves: readonly FlatField[]): string {
  const text = leaves.map(searchedSql).join(' || chr(10) || ');
  const ignored = [...SEARCH_FOLDING.from].filter((sign) => sign <= '\x7f').join('');
  const short = `translate(lower(${text}), ${escaped(ignored)}, '')`;
  const whole = `translate(lower(${text}), ${escaped(SEARCH_FOLDING.from)}, '${SEARCH_FOLDING.to}')`;
  return `CASE WHEN octet_length(${text}) = char_length(${text}) THEN ${short} ELSE ${whole} END`;
}

/** Returns the SQL for the searched text of a field; each tag is in a line of its own. */
const searchedSql = ({ path, field }: FlatField) => {
  const column = `"${columnName(path)}"`;
  return field.kind === 'tags' ? `replace(${column}::text, '", "', chr(10))` : `coalesce(${column}, '')`;
};

/** Returns an SQL literal whose characters beyond ASCII are escaped, since some of them are invisible. */
const escaped = (text: string) =>
  `U&'${text.replace(/[^ -~]/g, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).replaceAll("'", "''")}'`;

const polygonsOf = ({ leaves }: AnyResource) => leaves.filter(({ field }) => field.kind === 'polygon');

const box = customType<{ data: string }>({ dataType: () => 'box' });

/** Defines the column with a polygon's bounding box, which the database itself computes from the outer ring. */
function boundingBox(path: string) {
  const ring = `translate("${columnName(path)}" -> 'coordinates' ->> 0, '[]', '()')`;
  const name = boxColumn(path);
  return [name, box(name).generatedAlwaysAs(sql.raw(`box((${ring})::polygon)`))] as const;
}

type Columns = Record<string, ExtraConfigColumn>;

function indexesOf(resource: AnyResource, name: string, table: Columns) {
  const column = (path: string): ExtraConfigColumn => {
    const found = table[columnName(path)];
    if (!found) throw new Error(`${resource.name} declares no field "${path}".`);
    return found;
  };
  const filtered = resource.leaves.filter(
    ({ field }) => field.kind !== 'tags' && (field.filter || field.indexed === true || field.kind === 'reference'),
  );
  const tagged = tagsOf(resource);
  const inAnyCase = resource.leaves.filter(({ field }) => field.indexed === 'anyCase');
  const found = resource.leaves.filter(({ field }) => field.found);
  /**
   * Returns the index columns for a search by the beginning of `path`, followed by the fields that decide the order of equal
   * values.
   */
  const inTheirOrder = (path: string): [SQL, ...(SQL | ExtraConfigColumn)[]] => {
    const [first, ...rest] = searchOrder(resource, path).map((each) =>
      sql.raw(`lower("${columnName(each)}") text_pattern_ops`),
    );
    return rest.length ? [first as SQL, ...rest, column('id')] : [first as SQL];
  };
  const uniques = [
    ...resource.leaves.filter(({ field }) => field.unique).map(({ path }) => [path]),
    ...resource.unique,
  ];
  return [
    index(`${name}_date_created`).on(column('dateCreated'), column('id')),
    ...filtered.map(({ path }) =>
      index(`${name}_by_${columnName(path)}`).on(column(path), column('dateCreated'), column('id')),
    ),
    ...inAnyCase.map(({ path }) =>
      index(`${name}_by_${columnName(path)}_in_any_case`).on(sql.raw(`lower("${columnName(path)}")`)),
    ),
    ...found.map(({ path }) => index(`${name}_begins_${columnName(path)}`).on(...inTheirOrder(path))),
    ...polygonsOf(resource).map(({ path }) =>
      index(`${name}_by_${boxColumn(path)}`).using('gist', table[boxColumn(path)] as ExtraConfigColumn),
    ),
    ...(tagged ? [index(`${name}_by_${columnName(tagged.path)}`).using('gin', sql.raw(tagKeysSql(tagged.path)))] : []),
    ...(resource.overdue ? [overdueIndex(name, resource.overdue, column)] : []),
    ...uniques.map((paths) => {
      const [first, ...rest] = paths.map(column);
      return uniqueIndex(`${name}_unique_${paths.map(columnName).join('_')}`).on(first as ExtraConfigColumn, ...rest);
    }),
    ...(table.search_text ? [index(`${name}_search`).using('gin', table.search_text.op('gin_trgm_ops'))] : []),
    ...(table.similar_text ? [index(`${name}_similar`).using('gin', table.similar_text.op('gin_trgm_ops'))] : []),
  ];
}

/**
 * Returns an index of the records that can be overdue only. In an index of all records those would come after everything that is
 * done, and a statement for the first few would read all of that.
 */
function overdueIndex(name: string, { after, while: statuses }: Overdue, column: (path: string) => ExtraConfigColumn) {
  const open = statuses.map((status) => `'${status}'`).join(', ');
  return index(`${name}_while_open_by_${columnName(after)}`)
    .on(column(after), column('id'))
    .where(sql.raw(`"${columnName('status')}" IN (${open})`));
}
