import { brand } from '../../contract/brand';
import { tagKey } from '../../contract/tags';
import { searchWords } from '../../contract/text';
import { type AnyResource, tagsOf, valueAt } from '../../resources/language/defineResource';
import { RENEWAL_GRACE_DAYS, type Renewal } from '../../resources/language/renewal';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import {
  boxColumn,
  columnList,
  columnName,
  columnsOf,
  searchableLeaves,
  searchableReferences,
  tableName,
  tagKeysSql,
} from './columns';
import type { Condition, Filter, GeoPoint, Query } from './Store';
import { searchPattern } from './searchPattern';

/** An SQL text and its parameters. */
export interface Statement {
  text: string;
  parameters: unknown[];
}

const quoted = (path: string) => `"${columnName(path)}"`;

/** Returns the SQL of a condition, one clause for each of its bounds. */
export function conditionSql(resource: AnyResource, condition: Condition, bind: (value: unknown) => string): string[] {
  const column = quoted(condition.path);
  if ('around' in condition) return boxSql(condition, bind);
  if ('renewals' in condition) return [renewalSql(resource, condition.renewals, bind)];
  if ('in' in condition && condition.anyCase)
    return [`lower(${column}) = ANY(${bind(condition.in.map((value) => String(value).toLowerCase()))})`];
  if ('in' in condition) {
    if (tagsOf(resource)?.path === condition.path) return [taggedSql(condition.path, condition.in, bind)];
    const written = ofClosedList(resource, condition);
    const values = written ?? condition.in;
    // A single value is compared with "=", because an index then keeps its order, which it does not for ANY.
    if (values.length === 1) return [`${column} = ${written?.[0] ?? bind(values[0])}`];
    return [`${column} = ANY(${written ? `ARRAY[${written.join(', ')}]::text[]` : bind([...values])})`];
  }
  if ('begins' in condition) return beginsSql(condition, bind);
  if ('isNull' in condition) return [`${column} IS ${condition.isNull ? '' : 'NOT '}NULL`];
  if ('isNot' in condition) return [`${column} IS DISTINCT FROM ${bind(condition.isNot)}`];
  const bounds: string[] = [];
  if (condition.from !== undefined) bounds.push(`${column} >= ${bind(condition.from)}`);
  if (condition.before !== undefined) bounds.push(`${column} < ${bind(condition.before)}`);
  return bounds;
}

/** Returns the SQL for records with any of these tags, which the index of their tags in lower case answers. */
const taggedSql = (path: string, tags: readonly unknown[], bind: (value: unknown) => string) =>
  `${tagKeysSql(path)} ?| ${bind(tags.map((tag) => tagKey(String(tag))))}::text[]`;

/**
 * Returns options of a closed list as SQL, in the list's order, or null if a value is anything else. They are not bound, because
 * few records have some statuses and most have others, and a prepared plan would expect the same number for each.
 */
function ofClosedList(
  { leaves }: AnyResource,
  { path, in: values }: Extract<Condition, { in: unknown }>,
): readonly string[] | null {
  const field = leaves.find((leaf) => leaf.path === path)?.field;
  const options = field?.kind === 'oneOf' ? (field.options ?? []) : [];
  const named = options.filter((option) => values.includes(option));
  return named.length > 0 && values.every((value) => named.includes(String(value)))
    ? named.map((option) => `'${option.replaceAll("'", "''")}'`)
    : null;
}

function boxSql(
  { path, around }: Extract<Condition, { around: GeoPoint }>,
  bind: (value: unknown) => string,
): string[] {
  const point = `point(${bind(around.longitude)}, ${bind(around.latitude)})`;
  const box = `"${boxColumn(path)}"`;
  // The index only knows boxes, and treats points up to a millionth of a degree outside as inside.
  return [`${box} @> box(${point}, ${point})`, `${box} @> ${point}`];
}

/** Same rule as server/subscriptions/rules/renewals.ts, about the payment that came next in the line. */
function renewalSql(resource: AnyResource, renewals: readonly Renewal[], bind: (value: unknown) => string): string {
  const { succession } = resource;
  if (!succession) throw new Error(`${resource.name} declares no succession.`);
  const [line, paid, ended, refunded] = [succession.line, succession.paid, succession.ended, succession.refunded].map(
    quoted,
  );
  const own = tableName(resource);
  const zone = bind(brand.timeZone);
  const deadline = (graceDays: number) =>
    `((${own}.${ended} AT TIME ZONE ${zone})::date + ${graceDays + 1})::timestamp AT TIME ZONE ${zone}`;
  const how = `CASE WHEN min(later.${paid}) < ${deadline(0)} THEN 'ON_TIME'
    WHEN min(later.${paid}) < ${deadline(RENEWAL_GRACE_DAYS)} THEN 'LATE' ELSE 'NOT_RENEWED' END`;
  return `${own}.${ended} IS NOT NULL AND (SELECT ${how} FROM ${own} later
    WHERE later.${line} = ${own}.${line} AND later.${paid} > ${own}.${paid} AND later.${refunded} IS NULL) = ANY(${bind(renewals)})`;
}

/**
 * Returns the bounds of the texts with this beginning, in the order of the index. LIKE is not used, because with a pattern as a
 * parameter, a prepared plan would read the whole table.
 */
function beginsSql(
  { path, begins }: Extract<Condition, { begins: string }>,
  bind: (value: unknown) => string,
): string[] {
  const text = `lower(${quoted(path)})`;
  const from = begins.toLowerCase();
  return [`${text} ~>=~ ${bind(from)}`, `${text} ~<~ ${bind(`${from}\u{10ffff}`)}`];
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns the alternatives of a search: a match in the record's own text, or in that of a record to which it refers searchably.
 */
function searchSql(resource: AnyResource, words: string[], named: ResourceByName, bind: (value: unknown) => string) {
  if (words.length === 0) return ['true'];
  const matchSql = (pattern: string | null) =>
    pattern === null
      ? words.map((word) => `search_text LIKE ${bind(likePattern(word))}`).join(' AND ')
      : `search_text ~ ${bind(pattern)}`;
  const match = (target: AnyResource) =>
    searchableLeaves(target).length === 0 ? [] : [matchSql(searchPattern(target, words))];
  const reached = searchableReferences(resource).flatMap(({ path, field }) => {
    const target = named(field.to ?? '');
    return match(target).map((found) => `${quoted(path)} IN (SELECT id FROM ${tableName(target)} WHERE ${found})`);
  });
  const alternatives = [...match(resource), ...reached];
  return alternatives.length ? alternatives : ['false'];
}

/** Returns the clauses of `within`; one match is enough. */
export function withinSql(
  resource: AnyResource,
  within: RowScope,
  named: ResourceByName,
  bind: (value: unknown) => string,
): string[] {
  const clauses = within.flatMap((way) => {
    if ('in' in way) {
      const { unless, ...condition } = way;
      const clauses = [condition, ...(unless ? [{ path: unless, isNull: true }] : [])];
      return [clauses.flatMap((clause) => conditionSql(resource, clause, bind)).join(' AND ')];
    }
    if ('isSet' in way) return conditionSql(resource, { path: way.path, isNull: false }, bind);
    const target = named(resource.leaves.find(({ path }) => path === way.path)?.field.to ?? '');
    const theirs = withinSql(target, way.within, named, bind);
    const ids = theirs.map((clause) => `SELECT id FROM ${tableName(target)} WHERE ${clause}`);
    return [`${quoted(way.path)} IN (${ids.join(' UNION ')})`];
  });
  return clauses.length ? clauses : ['false'];
}

/** A record of a list, from which the index can find its later records. */
export type PageCursor = { id: string };
type From = { landmark: PageCursor; path: string; ascending: boolean };
const BY_DATE = { path: 'dateCreated', ascending: true };

/** Returns the ways to match a filter: one WHERE clause for each, because an index serves each of them, but not an OR. */
function waysToMatch(resource: AnyResource, filter: Filter, named: ResourceByName, from?: From) {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const common = (filter.where ?? []).flatMap((condition) => conditionSql(resource, condition, bind));
  if (from) {
    const values = `${bind(valueAt(from.landmark, from.path))}, ${bind(from.landmark.id)}`;
    common.push(`(${quoted(from.path)}, "id") ${from.ascending ? '>=' : '<='} (${values})`);
  }
  const within = filter.within ? withinSql(resource, filter.within, named, bind) : ['true'];
  const ways = searchSql(resource, searchWords(filter.search), named, bind).flatMap((found) =>
    within.map((theirs) => {
      const clauses = [...common, found, theirs].filter((clause) => clause !== 'true');
      return clauses.length ? ` WHERE ${clauses.join(' AND ')}` : '';
    }),
  );
  const [only = ''] = ways;
  /** Selects columns of the matching records, each record once. */
  const select = (columns: string) =>
    ways.map((way) => `SELECT ${columns} FROM ${tableName(resource)}${way}`).join(' UNION ');
  return { parameters, select, only: ways.length === 1 ? only : null };
}

/** Counts the records that match a filter, as `total`. */
export function countSql(resource: AnyResource, filter: Filter, named: ResourceByName): Statement {
  const { parameters, select, only } = waysToMatch(resource, filter, named);
  const from = only === null ? `(${select('id')}) matches` : `${tableName(resource)}${only}`;
  return { text: `SELECT count(*) AS total FROM ${from}`, parameters };
}

/** Lists the tags in use, as `tag`, in the spelling that sorts first. */
export function tagsSql(resource: AnyResource, limit: number, within: RowScope | undefined, named: ResourceByName) {
  const path = tagsOf(resource)?.path;
  if (path === undefined) throw new Error(`${resource.name} declares no tags.`);
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const ways = within ? withinSql(resource, within, named, bind) : ['true'];
  const text = `SELECT min(tag COLLATE "C") AS tag FROM ${tableName(resource)}, jsonb_array_elements_text(${quoted(path)}) tag
    WHERE (${ways.join(' OR ')}) GROUP BY lower(tag)
    ORDER BY count(*) DESC, lower(tag) COLLATE "C" LIMIT ${bind(limit)}`;
  return { text, parameters } satisfies Statement;
}

/** Sums a field over the records that match a filter, as `total`; 0 if none match. */
export function sumSql(resource: AnyResource, path: string, filter: Filter, named: ResourceByName): Statement {
  const { parameters, select, only } = waysToMatch(resource, filter, named);
  const where = only ?? ` WHERE id IN (${select('id')})`;
  return {
    text: `SELECT coalesce(sum(${quoted(path)}), 0)::bigint AS total FROM ${tableName(resource)}${where}`,
    parameters,
  };
}

/**
 * Returns the query for a page in the second half of a list, counted from its end, or null for other pages. Its records come in
 * the opposite order.
 */
export function fromTheEnd(query: Query, totalRecords: number): Query | null {
  const { offset = 0, limit = totalRecords, sort = BY_DATE } = query;
  if (offset < totalRecords / 2 || offset >= totalRecords) return null;
  const length = Math.min(limit, totalRecords - offset);
  return {
    ...query,
    offset: totalRecords - offset - length,
    limit: length,
    sort: { ...sort, ascending: !sort.ascending },
  };
}

/**
 * Returns whether a list can be continued from any record. It cannot if a record can match in several ways or if the sorted field
 * can be null.
 */
export function keepsLandmarks(resource: AnyResource, { search, within, sort = BY_DATE }: Query): boolean {
  const sorted = columnsOf(resource).find(({ path }) => path === sort.path);
  return !search && !within && sorted?.field.required === true;
}

/**
 * Builds the query for one page; with `landmark`, its offset is relative to that record. After the first page, and if a record
 * can match in several ways, the ids of the page are found first, using indexes alone, and only their rows are read. Otherwise
 * PostgreSQL would fetch every row that it skips.
 */
export function pageSql(
  resource: AnyResource,
  query: Query,
  named: ResourceByName,
  { landmark, fields }: { landmark?: PageCursor | undefined; fields?: readonly string[] | undefined } = {},
): Statement {
  const { path, ascending } = query.sort ?? BY_DATE;
  const from = landmark && { landmark, path, ascending };
  const { parameters, select, only } = waysToMatch(resource, query, named, from);
  const direction = ascending ? 'ASC' : 'DESC';
  const order = (from: string) => ` ORDER BY ${from}${quoted(path)} ${direction}, ${from}"id" ${direction}`;
  // Written out, not bound; otherwise a prepared plan would expect a tenth of the table.
  const limit = query.limit === undefined ? '' : ` LIMIT ${Math.trunc(query.limit)}`;
  const table = tableName(resource);
  if (!query.offset && only !== null) {
    return { text: `SELECT ${columnList(resource, '', fields)} FROM ${table}${only}${order('')}${limit}`, parameters };
  }
  const offset = query.offset ? ` OFFSET $${parameters.push(query.offset)}` : '';
  const keys = path === 'id' ? '"id"' : `"id", ${quoted(path)}`;
  const ids = only === null ? `SELECT "id" FROM (${select(keys)}) matches` : `SELECT "id" FROM ${table}${only}`;
  return {
    text: `SELECT ${columnList(resource, 't.', fields)} FROM ${table} t JOIN (${ids}${order('')}${limit}${offset}) page ON page.id = t.id${order('t.')}`,
    parameters,
  };
}
