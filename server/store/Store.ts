import type { EntryType, JournalAccount } from '../../contract/ledger/chart';
import type { AnyResource, RecordOf, Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { FieldPath } from '../../resources/language/paths';
import type { Renewal } from '../../resources/language/renewal';
import type { RowScope } from '../../resources/language/rowScope';
import type { LogChange, LogCheck, LogFault } from '../rules/auditLog';
import type { ComparedDay, Comparison } from '../rules/closing';

/**
 * One condition on a field by its dotted path; all conditions of a query must hold. A path that the declaration does not have
 * does not compile. If the declaration is known only at run time (`Condition`), any path compiles.
 */
export type Condition<F extends Fields = Fields> = { path: FieldPath<F> } & Test;

type Test =
  /** For tags: any of them, in any case. `anyCase`: case-insensitive, for fields that have such an index. */
  | { in: readonly (string | number | boolean)[]; anyCase?: true }
  /** A text that begins with this, case-insensitively; for fields that are `found`. */
  | { begins: string }
  /** Bounds on numbers, days and moments. `from` is inclusive, `before` is exclusive. */
  | { from?: string | number; before?: string | number }
  | { isNull: boolean }
  /** Any other value, or null. */
  | { isNot: string | number | boolean }
  /** A polygon whose bounding box contains the point, including its edges. */
  | { around: GeoPoint }
  /**
   * The end of a record that was followed in this way by the next record of its line, according to the declaration's succession.
   */
  | { renewals: readonly Renewal[] };

/** A point in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

export interface Query<F extends Fields = Fields> {
  where?: readonly Condition<F>[];
  /** The row scope of the query. If left out, all records are in scope. */
  within?: RowScope;
  /** Words that must all occur in the record's searchable fields, or in those of a record to which it refers searchably. */
  search?: string;
  /** Default: dateCreated, ascending. Ties are broken by id, so that pages neither repeat nor skip a record. */
  sort?: { path: FieldPath<F>; ascending: boolean };
  /** The number of records to skip. */
  offset?: number;
  limit?: number;
}

/** The part of a query that does not depend on the page. */
export type Filter<F extends Fields = Fields> = Pick<Query<F>, 'where' | 'within' | 'search'>;

export interface RecordPage<R> {
  records: R[];
  /** The total of all pages; at most half a second behind the writes of other processes. */
  totalRecords: number;
}

type Rec<F extends Fields> = RecordOf<Resource<F>>;
/** Values to store, including id and moments. Missing fields are stored as null. */
export type Draft<F extends Fields> = { id: string } & { [N in keyof Rec<F>]?: Rec<F>[N] };

/**
 * The port for stored records. It has two adapters, PostgreSQL (here) and json-server's lowdb (mock-server), which pass one
 * conformance suite. Unknown ids give null, never an error.
 */
export interface Store {
  list<F extends Fields>(resource: Resource<F>, query?: Query<NoInfer<F>>): Promise<RecordPage<Rec<F>>>;
  /** Like list, without the total. */
  find<F extends Fields>(resource: Resource<F>, query?: Query<NoInfer<F>>): Promise<Rec<F>[]>;
  /**
   * Finds records with a name (a field that is declared `similar`) that begins with one of the texts, or is spelt like it or
   * sounds like it. For each text it returns at most `limit` records: first those whose name begins with it, then, if no name is
   * the text itself, the most similar. Each record is returned once, with the given fields; with `within`, only records in that
   * row scope.
   */
  findSimilar<F extends Fields, const K extends keyof Rec<F>>(
    resource: Resource<F>,
    fields: readonly K[],
    texts: readonly string[],
    limit: number,
    within?: RowScope,
  ): Promise<(Pick<Rec<F>, K> & { id: string })[]>;
  /** Like find, but with these fields only, for records with much unneeded content. A group is returned as a whole. */
  pick<F extends Fields, const K extends keyof Rec<F>>(
    resource: Resource<F>,
    fields: readonly K[],
    query?: Query<NoInfer<F>>,
  ): Promise<Pick<Rec<F>, K>[]>;
  /**
   * Returns the text fields of records of several resources in one query, at most half a second behind the writes of other
   * processes. The result has one list per item of `wanted`, in the same order. Unknown ids are left out.
   */
  texts(wanted: readonly RecordQuery[]): Promise<RecordTexts[][]>;
  /**
   * Returns the ids of the records that match each query, in one database query: one list per query, in the same order. Matches
   * of `begins` are sorted by the text, shortest first; people with the same name by their other names
   * (resources/search/globalSearch.ts).
   */
  findIds(asked: readonly IdQuery[]): Promise<string[][]>;
  /**
   * Returns null for a record that is not `within`. `lock` holds the record until the transaction ends; it has no effect outside
   * one.
   */
  get<F extends Fields>(resource: Resource<F>, id: string, options?: Getting): Promise<Rec<F> | null>;
  /** Throws UniqueViolation or MissingReference. Inside a transaction, that transaction cannot continue. */
  insert<F extends Fields>(resource: Resource<F>, records: readonly Draft<F>[]): Promise<Rec<F>[]>;
  /** Like insert, for any number of records that need not be returned. */
  load<F extends Fields>(resource: Resource<F>, records: readonly Draft<F>[]): Promise<void>;
  update<F extends Fields>(resource: Resource<F>, id: string, changes: Partial<Rec<F>>): Promise<Rec<F> | null>;
  /** Throws StillReferenced. */
  remove<F extends Fields>(resource: Resource<F>, id: string): Promise<Rec<F> | null>;
  /**
   * Returns at most `limit` tags of the resource's records, those of the most records first. Tags that differ only in case count
   * as one. With `within`, only records in that row scope count.
   */
  tagsInUse(resource: AnyResource, limit: number, within?: RowScope): Promise<string[]>;
  count<F extends Fields>(resource: Resource<F>, query?: Filter<NoInfer<F>>): Promise<number>;
  sum<F extends Fields>(
    resource: Resource<F>,
    path: FieldPath<NoInfer<F>>,
    query?: Filter<NoInfer<F>>,
  ): Promise<number>;
  /**
   * Counts one more call under keys that share a count, in one step across all processes. A count that has ended by `now` starts
   * again, and lasts until `until`. Keys that are first named together share the first key's count from then on.
   */
  tally(keys: readonly [string, ...string[]], now: Date, until: Date): Promise<Tally>;
  /** Subtracts a call that was counted under a key, unless that count has ended since. */
  untally(key: string, endsAt: string): Promise<void>;
  /**
   * Returns the debits and credits of each ledger account by entry type, up to and including each moment (ISO 8601 UTC, earliest
   * first). Accounts without lines are left out.
   */
  turnovers(moments: readonly string[]): Promise<Turnover[][]>;
  /**
   * Returns the differences on a day and its takings, all as of one moment. The mock store does not support this and refuses it.
   */
  compareDay(day: ComparedDay): Promise<Comparison>;
  /** Allows this transaction to change audit entries, which are otherwise append-only. It has no effect outside a transaction. */
  allowLogChange(why: LogChange): Promise<void>;
  /**
   * Checks the audit log against its hash chain: at most `limit` links after number `after`, each with its entry. Entries made
   * before `keptSince` may have been removed. The mock store has no chain and refuses it.
   */
  checkLogs(after: number, limit: number, keptSince: Date): Promise<LogCheck>;
  /** Returns at most `limit` audit entries that are missing from the hash chain. The mock store refuses it too. */
  logsWithoutLink(limit: number): Promise<LogFault[]>;
  /** Removes at most `limit` matching records to which no other record refers. Returns the number removed. */
  removeWhere<F extends Fields>(
    resource: Resource<F>,
    where: readonly Condition<NoInfer<F>>[],
    limit: number,
  ): Promise<number>;
  /** Returns the state of a work queue, in one query. */
  backlog<F extends Fields>(resource: Resource<F>, wanted: BacklogQuery<NoInfer<F>>): Promise<Backlog>;
  /** Commits all of `work`'s writes or, if it throws, none. Nested calls join the outer transaction. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** Returns the state of the store itself. Throws if it cannot be reached. */
  state(): Promise<StoreState>;
  /** Returns how this process's connections to the store are used; an empty list if it has none. */
  connections(): readonly ConnectionPool[];
  close(): Promise<void>;
}

/** The debits and credits of a ledger account by entries of one type, in whole units. */
export interface Turnover {
  account: JournalAccount;
  type: EntryType;
  debit: number;
  credit: number;
}

/** A query for the ids of records. */
export interface IdQuery {
  resource: AnyResource;
  where: readonly Condition[];
  within?: RowScope | undefined;
  limit: number;
}

export interface RecordQuery {
  resource: AnyResource;
  ids: readonly string[];
}

/** A record's id and its fields that hold text. */
export type RecordTexts = { id: string } & Record<string, unknown>;

export interface Getting {
  lock?: boolean;
  within?: RowScope;
}

/** A count of calls, and the moment at which it ends (ISO 8601 UTC). */
export interface Tally {
  count: number;
  endsAt: string;
}

export interface BacklogQuery<F extends Fields = Fields> {
  /** The conditions that waiting records meet. */
  waiting: readonly Condition<F>[];
  /** The paths of the moments since which a record has been waiting. */
  since: readonly FieldPath<F>[];
  /** The conditions that abandoned records meet, or null if none are ever abandoned. */
  failed: readonly Condition<F>[] | null;
}

export interface Backlog {
  waiting: number;
  /** The earliest of these moments (ISO 8601 UTC), or null if nothing is waiting. */
  since: string | null;
  failed: number;
}

export interface ConnectionPool {
  name: string;
  /** The number of open connections, and how many of them are idle. */
  open: number;
  idle: number;
  /** The number of callers waiting for a connection. */
  waiting: number;
}

export interface StoreState {
  /** The time by the store's own clock, or null if it has no clock other than this process's. */
  now: Date | null;
  /** The names of this version's migrations that have not been applied. */
  pending: readonly string[];
  /** True if a write found no space within the last minute. Missing if unknown. */
  isFull?: boolean;
}

/** Thrown if another record has the same value (or combination of values) in a unique field. */
export class UniqueViolation extends Error {
  constructor(
    readonly resourceName: string,
    readonly paths: readonly string[],
  ) {
    super(`Another ${resourceName} record has the same ${paths.join(' and ')}.`);
    this.name = 'UniqueViolation';
  }
}

/** Thrown if a reference field points at a record that does not exist. */
export class MissingReference extends Error {
  constructor(
    readonly resourceName: string,
    readonly path: string,
  ) {
    super(`${resourceName}.${path} points at a record that does not exist.`);
    this.name = 'MissingReference';
  }
}

/** Thrown if a record cannot be removed because others refer to it. */
export class StillReferenced extends Error {
  constructor(readonly resourceName: string) {
    super(`Other records still refer to this ${resourceName} record.`);
    this.name = 'StillReferenced';
  }
}
