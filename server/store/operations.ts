import { isId } from '../../contract/api/id';
import { normalizeName } from '../../contract/coverage/places/fold';
import type { AnyResource } from '../../resources/language/defineResource';
import { createResourceLookup } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import { columnList, tableName } from './columns';
import { comparisons } from './comparison';
import type { Sql } from './Database';
import { idsSql } from './ids';
import { loadSql } from './load';
import { logChain } from './logChain';
import type { QueryCache } from './QueryCache';
import { toChanges, toInsert, toRecord } from './rows';
import type { BacklogQuery, Condition, Filter, Getting, IdQuery, Query, RecordPage, Store } from './Store';
import { similarSql } from './similar';
import {
  countSql,
  fromTheEnd,
  keepsLandmarks,
  type PageCursor,
  pageSql,
  sumSql,
  tagsSql,
  withinSql,
} from './statements';
import { tallies } from './tally';
import { textsFrom } from './texts';
import { totalSql } from './totals';
import { turnovers } from './turnovers';
import { backlogSql, removeWhereSql } from './upkeep';
import { translateViolation } from './violations';

/**
 * From this offset on, a page is found from the record at the last multiple of it. That record is cached, and is itself found
 * from the nearer end of the list, because skipping rows costs as much as reading them.
 */
const DEEP = 1_000;
/** The number of rows in one INSERT. PostgreSQL accepts at most 65,535 parameters. */
const INSERT_BATCH = 500;
/** The number of records that one statement loads. */
const LOAD_BATCH = 1_000;

/**
 * Returns the Store's operations, on a connection or within a transaction. Within a transaction, `touched` collects the tables
 * that are written to, and no cached answers are used.
 */
export function operations(
  sql: Sql,
  resources: readonly AnyResource[],
  recent: QueryCache,
  touched: Set<string> | null,
) {
  const named = createResourceLookup(resources);
  const wrote = (resource: AnyResource) => {
    recent.forget(tableName(resource));
    touched?.add(tableName(resource));
  };
  const count = async (resource: AnyResource, query: Filter = {}) => {
    const statement = totalSql(resource, query) ?? countSql(resource, query, named);
    const run = async () => Number((await sql.query(statement.text, statement.parameters))[0]?.total);
    return touched ? run() : recent.get([tableName(resource)], statement, run);
  };
  const find = async (resource: AnyResource, query: Query = {}, landmark?: PageCursor, fields?: readonly string[]) => {
    const page = pageSql(resource, query, named, { landmark, fields });
    return (await sql.query(page.text, page.parameters)).map((row) => toRecord(resource, row, fields));
  };
  const findFromTheEnd = async (resource: AnyResource, query: Query, totalRecords: number) => {
    const mirrored = fromTheEnd(query, totalRecords);
    return mirrored ? (await find(resource, mirrored)).reverse() : find(resource, query);
  };
  const deepPage = async (resource: AnyResource, query: Query, totalRecords: number) => {
    const { offset = 0 } = query;
    if (touched || !keepsLandmarks(resource, query)) return findFromTheEnd(resource, query, totalRecords);
    const first = { ...query, offset: offset - (offset % DEEP), limit: 1 };
    const landmark = await recent.get([tableName(resource)], pageSql(resource, first, named), async () => {
      const [record] = await findFromTheEnd(resource, first, totalRecords);
      return (record as PageCursor | undefined) ?? null;
    });
    return landmark ? find(resource, { ...query, offset: offset % DEEP }, landmark) : [];
  };
  const write = async (resource: AnyResource, text: string, parameters: unknown[]) => {
    try {
      return (await sql.query(text, parameters)).map((row) => toRecord(resource, row));
    } catch (error) {
      throw translateViolation(error, resource);
    } finally {
      wrote(resource);
    }
  };
  const insertBatch = (resource: AnyResource, records: readonly object[]) => {
    const { names, rows } = toInsert(resource, records);
    const places = rows.map((_, row) => `(${names.map((__, i) => `$${row * names.length + i + 1}`).join(', ')})`);
    const text = `INSERT INTO ${tableName(resource)} (${names.join(', ')}) VALUES ${places.join(', ')} RETURNING ${columnList(resource)}`;
    return write(resource, text, rows.flat());
  };
  const typed = {
    list: async (resource: AnyResource, query: Query = {}): Promise<RecordPage<unknown>> => {
      if ((query.offset ?? 0) < DEEP) {
        const [records, totalRecords] = await Promise.all([find(resource, query), count(resource, query)]);
        return { records, totalRecords };
      }
      const totalRecords = await count(resource, query);
      return { records: await deepPage(resource, query, totalRecords), totalRecords };
    },
    find: (resource: AnyResource, query?: Query) => find(resource, query),
    findSimilar: async (
      resource: AnyResource,
      fields: readonly string[],
      texts: readonly string[],
      limit: number,
      within?: RowScope,
    ) => {
      const folded = texts.map(normalizeName).filter(Boolean);
      if (folded.length === 0) return [];
      const wanted = ['id', ...fields];
      const statement = similarSql(resource, folded, limit, wanted, within && { within, named });
      const rows = await sql.query(statement.text, statement.parameters);
      const records = rows.map((row) => toRecord(resource, row, wanted));
      return [...new Map(records.map((record) => [record.id, record])).values()];
    },
    findIds: async (asked: readonly IdQuery[]) => {
      if (asked.length === 0) return [];
      const { text, parameters } = idsSql(asked, named);
      const rows = await sql.query(text, parameters);
      return asked.map((_, at) => rows.filter(({ part }) => part === at).map(({ id }) => String(id)));
    },
    pick: (resource: AnyResource, fields: readonly string[], query?: Query) => find(resource, query, undefined, fields),
    get: async (resource: AnyResource, id: string, { lock = false, within }: Getting = {}) => {
      if (!isId(id)) return null;
      const parameters: unknown[] = [id];
      const ways = within && withinSql(resource, within, named, (value) => `$${parameters.push(value)}`);
      const theirs = ways ? ` AND (${ways.join(' OR ')})` : '';
      const rows = await sql.query(
        `SELECT ${columnList(resource)} FROM ${tableName(resource)} WHERE id = $1${theirs}${lock ? ' FOR UPDATE' : ''}`,
        parameters,
      );
      return rows[0] ? toRecord(resource, rows[0]) : null;
    },
    insert: async (resource: AnyResource, records: readonly object[]) => {
      const stored: unknown[] = [];
      for (let start = 0; start < records.length; start += INSERT_BATCH) {
        stored.push(...(await insertBatch(resource, records.slice(start, start + INSERT_BATCH))));
      }
      return stored;
    },
    load: async (resource: AnyResource, records: readonly object[]) => {
      for (let start = 0; start < records.length; start += LOAD_BATCH) {
        const { text, parameters } = loadSql(resource, records.slice(start, start + LOAD_BATCH));
        await write(resource, text, parameters);
      }
    },
    update: async (resource: AnyResource, id: string, changes: object) => {
      if (!isId(id)) return null;
      const { names, parameters } = toChanges(resource, changes);
      const assignments = names.map((name, i) => `${name} = $${i + 2}`).join(', ');
      if (!assignments) return typed.get(resource, id);
      const text = `UPDATE ${tableName(resource)} SET ${assignments} WHERE id = $1 RETURNING ${columnList(resource)}`;
      return (await write(resource, text, [id, ...parameters]))[0] ?? null;
    },
    remove: async (resource: AnyResource, id: string) => {
      if (!isId(id)) return null;
      return (
        (
          await write(resource, `DELETE FROM ${tableName(resource)} WHERE id = $1 RETURNING ${columnList(resource)}`, [
            id,
          ])
        )[0] ?? null
      );
    },
    removeWhere: async (resource: AnyResource, where: readonly Condition[], limit: number) => {
      const { text, parameters } = removeWhereSql(resource, where, limit, resources);
      return (await write(resource, text, parameters)).length;
    },
    backlog: async (resource: AnyResource, wanted: BacklogQuery) => {
      const { text, parameters } = backlogSql(resource, wanted);
      return (await sql.query(text, parameters))[0];
    },
    tagsInUse: async (resource: AnyResource, limit: number, within?: RowScope) => {
      const { text, parameters } = tagsSql(resource, limit, within, named);
      return (await sql.query(text, parameters)).map(({ tag }) => String(tag));
    },
    count,
    sum: async (resource: AnyResource, path: string, query: Filter = {}) => {
      const { text, parameters } = sumSql(resource, path, query, named);
      return Number((await sql.query(text, parameters))[0]?.total);
    },
    texts: textsFrom(sql, touched ? null : recent),
    ...tallies(sql),
    ...turnovers(sql),
    ...comparisons(sql),
    ...logChain(sql),
  };
  // The port's methods are generic over the declaration; the SQL is built from the declaration itself.
  return typed as unknown as Omit<Store, 'transaction' | 'state' | 'connections' | 'close'>;
}
