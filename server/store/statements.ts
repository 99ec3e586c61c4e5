import type { AnyResource } from '../../resources/defineResource';
import { columnName, columnsOf, searchableLeaves, searchableReferences, tableName } from './columns';
import type { Condition, Query } from './Store';

/** An SQL text and its parameters. */
export interface Statement {
  text: string;
  parameters: unknown[];
}

/** Which table a resource's referenced records are in, for searches that reach into them. */
export type ResourceByName = (name: string) => AnyResource;

const quoted = (path: string) => `"${columnName(path)}"`;

/** Words of a search, lower case; a leading 0 of a phone number is dropped, since numbers are stored as `+256…`. */
export function searchWords(search: string | undefined): string[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => word.replace(/^0(?=\d{3,}$)/, ''));
}

function conditionSql(condition: Condition, bind: (value: unknown) => string): string[] {
  const column = quoted(condition.path);
  if ('in' in condition) return [`${column} = ANY(${bind([...condition.in])})`];
  if ('isNull' in condition) return [`${column} IS ${condition.isNull ? '' : 'NOT '}NULL`];
  const bounds: string[] = [];
  if (condition.from !== undefined) bounds.push(`${column} >= ${bind(condition.from)}`);
  if (condition.before !== undefined) bounds.push(`${column} < ${bind(condition.before)}`);
  return bounds;
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function searchSql(resource: AnyResource, words: string[], named: ResourceByName, bind: (value: unknown) => string) {
  if (words.length === 0) return [];
  const match = (target: AnyResource) =>
    searchableLeaves(target).length === 0
      ? []
      : [words.map((word) => `search_text LIKE ${bind(likePattern(word))}`).join(' AND ')];
  const own = match(resource);
  const references = searchableReferences(resource);
  if (references.length === 0) return own.length ? own : ['false'];
  const reached = references.flatMap(({ path, field }) => {
    const target = named(field.to ?? '');
    return match(target).map((found) => `${quoted(path)} IN (SELECT id FROM ${tableName(target)} WHERE ${found})`);
  });
  const branches = [...own, ...reached].map((condition) => `SELECT id FROM ${tableName(resource)} WHERE ${condition}`);
  return [branches.length ? `id IN (${branches.join(' UNION ')})` : 'false'];
}

/** The WHERE clause (empty where there is nothing to say) of a query. */
export function whereSql(
  resource: AnyResource,
  query: Pick<Query, 'where' | 'search'>,
  named: ResourceByName,
): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const clauses = [
    ...(query.where ?? []).flatMap((condition) => conditionSql(condition, bind)),
    ...searchSql(resource, searchWords(query.search), named, bind),
  ];
  return { text: clauses.length ? ` WHERE ${clauses.join(' AND ')}` : '', parameters };
}

/** A page in the second half of a list, counted from the list's end; its records come in the opposite order. */
export function fromTheEnd(query: Query, totalRecords: number): Query | null {
  const { offset = 0, limit = totalRecords, sort = { path: 'dateCreated', ascending: true } } = query;
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
 * One page. Beyond the first, the page's ids are found first, on the index alone, and only their rows are read: PostgreSQL
 * would otherwise fetch every row it skips.
 */
export function pageSql(resource: AnyResource, query: Query, named: ResourceByName): Statement {
  const { text: where, parameters } = whereSql(resource, query, named);
  const { path, ascending } = query.sort ?? { path: 'dateCreated', ascending: true };
  const direction = ascending ? 'ASC' : 'DESC';
  const order = (from: string) => ` ORDER BY ${from}${quoted(path)} ${direction}, ${from}"id" ${direction}`;
  const limit = query.limit === undefined ? '' : ` LIMIT $${parameters.push(query.limit)}`;
  const table = tableName(resource);
  const columns = (from: string) =>
    columnsOf(resource)
      .map((leaf) => from + quoted(leaf.path))
      .join(', ');
  if (!query.offset) return { text: `SELECT ${columns('')} FROM ${table}${where}${order('')}${limit}`, parameters };
  const offset = ` OFFSET $${parameters.push(query.offset)}`;
  const ids = `SELECT id FROM ${table}${where}${order('')}${limit}${offset}`;
  return {
    text: `SELECT ${columns('t.')} FROM ${table} t JOIN (${ids}) page ON page.id = t.id${order('t.')}`,
    parameters,
  };
}
