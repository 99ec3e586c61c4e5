import { Refusal } from '../../contract/api/errors';
import { normalizeName } from '../../contract/coverage/places/fold';
import { type AnyResource, setAt, tagsOf, valueAt } from '../../resources/language/defineResource';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';
import { searchOrder } from '../../resources/search/globalSearch';
import { textLeaves } from '../../server/store/columns';
import type {
  Backlog,
  BacklogQuery,
  Condition,
  Filter,
  Getting,
  IdQuery,
  Query,
  RecordPage,
  RecordQuery,
  RecordTexts,
} from '../../server/store/Store';
import { type Data, rowsOf, type StoredRow, toMockRecord } from './Collections';
import { referencedIds, requireUnreferenced, requireValid } from './constraints';
import { matchesSearch } from './matchesSearch';
import { fieldAt, lowerAt, matchesWhere } from './matchesWhere';
import { matchesWithin } from './matchesWithin';
import { similarRows } from './similar';
import { sortRows } from './sortRows';
import { changedRow, compareValues, newRow } from './storedValue';
import { tagsOfRows } from './tagsOfRows';
import { mockTallies } from './tally';
import { turnovers } from './turnovers';

const refuseToVerify = (): never => {
  throw new Refusal('unavailable', 'The mock can’t verify the audit log. Use the server with PostgreSQL.');
};

/** Triggers write the hash chain of the audit log (server/store/logChain.ts); the mock has none and allows changes of entries. */
const logChain = { allowLogChange: () => undefined, checkLogs: refuseToVerify, logsWithoutLink: refuseToVerify };

/** The comparison of a day is SQL (server/store/comparison.ts), so the mock shows the closes in its file but makes none. */
const comparisons = {
  compareDay(): never {
    throw new Refusal('unavailable', 'The mock can’t compare a day. Use the server with PostgreSQL.');
  },
};

/** Returns the Store's methods on the collections, without waiting for a turn. */
export function operations(data: Data, resources: readonly AnyResource[], named: ResourceByName) {
  const matching = (resource: AnyResource, { where, within, search }: Filter) => {
    const collections = data.read();
    const tests = [
      matchesWhere(resource, where, rowsOf(collections, resource)),
      matchesWithin(collections, resource, within, named),
      matchesSearch(collections, resource, search, named),
    ];
    return rowsOf(collections, resource).filter((row) => tests.every((test) => test(row)));
  };
  const page = (resource: AnyResource, rows: readonly StoredRow[], { sort, offset, limit }: Query) =>
    paginate(sortRows(resource, rows, sort), offset, limit).map((row) => toMockRecord(resource, row));
  const rowWith = (resource: AnyResource, id: string) => {
    const wanted = id.toLowerCase();
    return rowsOf(data.read(), resource).find((row) => row.id === wanted);
  };
  const write = (
    resource: AnyResource,
    rows: readonly StoredRow[],
    others: readonly StoredRow[],
    all: readonly StoredRow[],
  ) => {
    const after = { ...data.read(), [resource.listName]: all };
    requireValid(after, resource, rows, others, named);
    data.replace(after);
    return rows.map((row) => toMockRecord(resource, row));
  };
  const read = {
    list: (resource: AnyResource, query: Query = {}): RecordPage<StoredRow> => {
      const rows = matching(resource, query);
      return { records: page(resource, rows, query), totalRecords: rows.length };
    },
    find: (resource: AnyResource, query: Query = {}) => page(resource, matching(resource, query), query),
    findIds: (asked: readonly IdQuery[]) =>
      asked.map(({ resource, where, within, limit }) => {
        const begun = where.find((condition) => 'begins' in condition);
        const paths = begun ? searchOrder(resource, begun.path) : [];
        const rows = matching(resource, { where, ...(within ? { within } : {}) }).map((row) => ({
          id: String(row.id),
          by: [...paths.map((path) => lowerAt(row, path)), String(row.id)],
        }));
        const compare = (a: readonly string[], b: readonly string[]) =>
          a.reduce((sofar, value, at) => sofar || compareValues(value, b[at]), 0);
        rows.sort((a, b) => compare(a.by, b.by));
        return rows.slice(0, limit).map(({ id }) => id);
      }),
    findSimilar: (
      resource: AnyResource,
      fields: readonly string[],
      texts: readonly string[],
      limit: number,
      within?: RowScope,
    ) => {
      const rows = matching(resource, within ? { within } : {});
      const found = texts
        .map(normalizeName)
        .filter(Boolean)
        .flatMap((text) => similarRows(resource, rows, text, limit));
      return [...new Set(found)].map((row) => picked(toMockRecord(resource, row), ['id', ...fields]));
    },
    pick: (resource: AnyResource, fields: readonly string[], query: Query = {}) =>
      page(resource, matching(resource, query), query).map((record) => picked(record, fields)),
    texts: (wanted: readonly RecordQuery[]): RecordTexts[][] =>
      wanted.map(({ resource, ids }) =>
        matching(resource, { where: [{ path: 'id', in: ids }] }).map((row) => textsOf(resource, row)),
      ),
    get: (resource: AnyResource, id: string, { within }: Getting = {}) => {
      const row = rowWith(resource, id);
      return row && matchesWithin(data.read(), resource, within, named)(row) ? toMockRecord(resource, row) : null;
    },
    tagsInUse: (resource: AnyResource, limit: number, within?: RowScope) => {
      const path = tagsOf(resource)?.path;
      if (path === undefined) throw new Error(`${resource.name} declares no tags.`);
      const rows = matching(resource, within ? { within } : {});
      return tagsOfRows(rows.map((row) => (valueAt(row, path) ?? []) as string[])).slice(0, limit);
    },
    count: (resource: AnyResource, query: Filter = {}) => matching(resource, query).length,
    backlog: (resource: AnyResource, { waiting, since, failed }: BacklogQuery): Backlog => {
      const rows = matching(resource, { where: waiting });
      const moments = rows
        .flatMap((row) => since.map((path) => valueAt(row, path)))
        .filter((moment) => moment !== null);
      const earliest = moments.map(String).sort()[0] ?? null;
      return {
        waiting: rows.length,
        since: earliest,
        failed: failed ? matching(resource, { where: failed }).length : 0,
      };
    },
    sum: (resource: AnyResource, path: string, query: Filter = {}) => {
      fieldAt(resource, path);
      return matching(resource, query).reduce((total, row) => total + Number(valueAt(row, path) ?? 0), 0);
    },
  };
  const insert = (resource: AnyResource, records: readonly object[]) => {
    const others = rowsOf(data.read(), resource);
    const rows = records.map((record) => newRow(resource, record));
    return write(resource, rows, others, [...others, ...rows]);
  };
  const change = {
    insert,
    load: (resource: AnyResource, records: readonly object[]) => void insert(resource, records),
    update: (resource: AnyResource, id: string, changes: object) => {
      const before = rowWith(resource, id);
      if (!before) return null;
      const after = changedRow(resource, before, changes);
      const all = rowsOf(data.read(), resource);
      const others = all.filter((row) => row !== before);
      const [stored = null] = write(
        resource,
        [after],
        others,
        all.map((row) => (row === before ? after : row)),
      );
      return stored;
    },
    remove: (resource: AnyResource, id: string) => {
      const gone = rowWith(resource, id);
      if (!gone) return null;
      requireUnreferenced(data.read(), resource, gone.id, resources);
      const kept = rowsOf(data.read(), resource).filter((row) => row !== gone);
      data.replace({ ...data.read(), [resource.listName]: kept });
      return toMockRecord(resource, gone);
    },
    removeWhere: (resource: AnyResource, where: readonly Condition[], limit: number) => {
      const referenced = referencedIds(data.read(), resource, resources);
      const free = matching(resource, { where }).filter(({ id }) => !referenced(id));
      const gone = new Set(free.slice(0, limit));
      const kept = rowsOf(data.read(), resource).filter((row) => !gone.has(row));
      if (gone.size > 0) data.replace({ ...data.read(), [resource.listName]: kept });
      return gone.size;
    },
  };
  return {
    read: { ...read, ...turnovers(data), ...comparisons, ...logChain },
    change: { ...change, ...mockTallies(data) },
  };
}

/** Returns `limit` rows (by default all) after the first `offset`. */
function paginate<R>(rows: readonly R[], offset = 0, limit = Number.POSITIVE_INFINITY): R[] {
  return rows.slice(offset, offset + limit);
}

function textsOf(resource: AnyResource, row: StoredRow): RecordTexts {
  const texts: RecordTexts = { id: String(row.id) };
  for (const { path } of textLeaves(resource)) setAt(texts, path, valueAt(row, path) ?? null);
  return texts;
}

const picked = (record: StoredRow, fields: readonly string[]): StoredRow =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));
