import { storedResources } from '../../resources';
import { type AnyResource, defaultOf, setAt, valueAt } from '../../resources/language/defineResource';
import { demoId } from '../../resources/language/demo/random';
import { createResourceLookup } from '../../resources/language/resourceLookup';
import type { Filter, Query, Store } from '../store/Store';
import { demoRowMatcher, matches, sorted } from './matching';
import { type DemoRow, Rows } from './Rows';

/** The simulation's store, with direct access to its records. */
export interface Books extends Store {
  /** Stores records unchanged, including their ids. */
  adopt(resource: AnyResource, rows: readonly object[]): void;
  /** Returns the records of a resource, in the order in which they were created. */
  rowsOf(resource: AnyResource): DemoRow[];
}

/**
 * Creates an in-memory Store with what the simulation's workflows need. There is a single thread of events, so locks need no
 * work. A transaction that fails is rolled back. Ids are drawn from `random`, so that the same seed creates the same records.
 */
export function createBooks(random: () => number): Books {
  const named = createResourceLookup(storedResources);
  const tables = new Map<string, Rows>();
  const tableOf = (resource: AnyResource) => {
    const known = tables.get(resource.name);
    if (known) return known;
    const made = new Rows(resource);
    tables.set(resource.name, made);
    return made;
  };
  const rowsOf = (resource: AnyResource) => tableOf(resource).all();
  const filtered = (resource: AnyResource, { where = [], within, search }: Filter) => {
    if (search) throw new Error('The simulation searches nothing.');
    let rows: DemoRow[] | undefined;
    for (const condition of where) {
      const kept = !rows && 'in' in condition ? tableOf(resource).having(condition.path, condition.in) : undefined;
      rows = kept ?? (rows ?? rowsOf(resource)).filter(matches(condition));
    }
    rows ??= rowsOf(resource);
    return within ? rows.filter(demoRowMatcher(resource, within, named, rowsOf)) : rows;
  };
  const find = async (resource: AnyResource, query: Query = {}) => {
    const { sort, offset = 0, limit } = query;
    const rows = filtered(resource, query);
    if (rows.length < 2) return rows.slice(offset);
    return sorted(rows, sort).slice(offset, limit === undefined ? undefined : offset + limit);
  };
  /** The steps that roll back the current transaction: one for each write, latest last. */
  const undo: (() => void)[] = [];
  let depth = 0;
  const transaction = async (work: (store: Store) => unknown) => {
    const from = undo.length;
    depth += 1;
    try {
      return await work(books);
    } catch (error) {
      for (const step of undo.splice(from).reverse()) step();
      throw error;
    } finally {
      depth -= 1;
      if (depth === 0) undo.length = 0;
    }
  };
  const onRollback = (step: () => void) => depth > 0 && undo.push(step);
  const add = (resource: AnyResource, row: DemoRow) => {
    tableOf(resource).add(row);
    onRollback(() => tableOf(resource).remove(row));
    return row;
  };
  const made = (resource: AnyResource, draft: object) => {
    const { dateCreated, dateUpdated } = draft as DemoRow;
    const row: DemoRow = { id: demoId(new Date(String(dateCreated)), random), dateCreated, dateUpdated };
    for (const { path, field } of resource.leaves) {
      const value = valueAt(draft, path) ?? defaultOf(field) ?? null;
      if (path.includes('.')) setAt(row, path, value);
      else row[path] = value;
    }
    return row;
  };
  const never = () => {
    throw new Error('The simulation does not do this.');
  };
  const typed = {
    adopt: (resource: AnyResource, rows: readonly object[]) => {
      for (const row of rows) add(resource, row as DemoRow);
    },
    rowsOf,
    find,
    pick: (resource: AnyResource, _fields: readonly string[], query?: Query) => find(resource, query),
    list: async (resource: AnyResource, query: Query = {}) => ({
      records: await find(resource, query),
      totalRecords: filtered(resource, query).length,
    }),
    get: async (resource: AnyResource, id: string, { within }: { within?: Filter['within'] } = {}) => {
      const row = tableOf(resource).get(id) ?? null;
      return row && within && !demoRowMatcher(resource, within, named, rowsOf)(row) ? null : row;
    },
    insert: async (resource: AnyResource, drafts: readonly object[]) =>
      drafts.map((draft) => add(resource, made(resource, draft))),
    load: async (resource: AnyResource, drafts: readonly object[]) => {
      for (const draft of drafts) add(resource, made(resource, draft));
    },
    update: async (resource: AnyResource, id: string, changes: object) => {
      const row = tableOf(resource).get(id);
      if (!row) return null;
      const next = { ...row };
      for (const [name, value] of Object.entries(changes)) {
        const isGroup = resource.fields[name]?.kind === 'group';
        if (value !== undefined) next[name] = isGroup ? { ...(row[name] as object), ...(value as object) } : value;
      }
      tableOf(resource).replace(row, next);
      onRollback(() => tableOf(resource).replace(next, row));
      return next;
    },
    remove: async (resource: AnyResource, id: string) => {
      const row = tableOf(resource).get(id) ?? null;
      if (!row) return null;
      tableOf(resource).remove(row);
      onRollback(() => tableOf(resource).add(row));
      return row;
    },
    removeWhere: async (resource: AnyResource, where: Filter['where'] & object, limit: number) => {
      const rows = filtered(resource, { where }).slice(0, limit);
      for (const row of rows) await typed.remove(resource, String(row.id));
      return rows.length;
    },
    count: async (resource: AnyResource, query: Filter = {}) =>
      query.where || query.within ? filtered(resource, query).length : tableOf(resource).size,
    sum: async (resource: AnyResource, path: string, query: Filter = {}) =>
      filtered(resource, query).reduce((sum, row) => sum + Number(valueAt(row, path) ?? 0), 0),
    // No one calls often enough to reach a limit.
    tally: async (_keys: readonly string[], _now: Date, until: Date) => ({ count: 1, endsAt: until.toISOString() }),
    ...{
      findSimilar: never,
      findIds: never,
      texts: never,
      untally: never,
      turnovers: never,
      backlog: never,
      state: never,
      close: never,
    },
    connections: () => [],
  };
  // The port's methods are generic over the declaration; these read the declaration itself.
  const books = { ...typed, transaction } as unknown as Books;
  return books;
}
