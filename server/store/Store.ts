import type { EntryType, JournalAccount } from '../../contract/ledger/chart';
import type { AnyResource, RecordOf, Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { FieldPath } from '../../resources/language/paths';
import type { Renewal } from '../../resources/language/renewal';
import type { Within } from '../../resources/language/rowScope';
import type { LogChange, LogCheck, LogFault } from '../rules/auditLog';
import type { ComparedDay, Comparison } from '../rules/closing';

/**
 * One condition on a field by its dotted path; a query's conditions must all hold. A path that the declaration does not have
 * does not compile; where the declaration is known at run time only (`Condition`), any path does.
 */
export type Condition<F extends Fields = Fields> = { path: FieldPath<F> } & Test;

type Test =
  /** `anyCase`: whatever the case of letters; for fields that are indexed so. */
  | { in: readonly (string | number | boolean)[]; anyCase?: true }
  /** A text that begins with this, whatever the case of letters; for fields that are `found`. */
  | { begins: string }
  /** Bounds on numbers, days and moments; `from` is included, `before` is not. */
  | { from?: string | number; before?: string | number }
  | { isNull: boolean }
  /** Any other value, or none. */
  | { isNot: string | number | boolean }
  /** A polygon whose bounding box holds the point, its edges included. */
  | { around: Point }
  /** The end of a record that was followed so by the next one of its line, as the declaration's succession says. */
  | { renewals: readonly Renewal[] };

/** In degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface Query<F extends Fields = Fields> {
  where?: readonly Condition<F>[];
  /** The records that are looked at in the first place; left out, all of them. */
  within?: Within;
  /** Words that must all occur somewhere in the record's searchable fields, or in those of what it refers to searchably. */
  search?: string;
  /** Default: dateCreated, ascending. The id breaks ties, so that pages neither repeat nor lose a record. */
  sort?: { path: FieldPath<F>; ascending: boolean };
  /** Records skipped. */
  offset?: number;
  limit?: number;
}

/** What a query asks for, whatever the page. */
export type Filter<F extends Fields = Fields> = Pick<Query<F>, 'where' | 'within' | 'search'>;

export interface Page<R> {
  records: R[];
  /** Of all pages; at most half a second behind what other processes have written. */
  totalRecords: number;
}

type Rec<F extends Fields> = RecordOf<Resource<F>>;
/** Values to store: ids and moments included, missing fields are null. */
export type Draft<F extends Fields> = { id: string } & { [N in keyof Rec<F>]?: Rec<F>[N] };

/**
 * Where records live. Two adapters: PostgreSQL (here) and json-server's lowdb (mock-server), both held to one
 * conformance suite. Ids that are not known give null, never an error.
 */
export interface Store {
  list<F extends Fields>(resource: Resource<F>, query?: Query<NoInfer<F>>): Promise<Page<Rec<F>>>;
  /** Like list without the total. */
  find<F extends Fields>(resource: Resource<F>, query?: Query<NoInfer<F>>): Promise<Rec<F>[]>;
  /**
   * Records with a name (a field that is declared `similar`) which begins with one of the texts, or is spelt or sounds like it:
   * for each text at most `limit`, those that begin with it first, then, where none is the text itself, the most similar. Each
   * record once, with these fields; of those `within` only, where that is said.
   */
  findSimilar<F extends Fields, const K extends keyof Rec<F>>(
    resource: Resource<F>,
    fields: readonly K[],
    texts: readonly string[],
    limit: number,
    within?: Within,
  ): Promise<(Pick<Rec<F>, K> & { id: string })[]>;
  /** Like find with these fields alone, for records that hold much that is not wanted; of a group, all of it. */
  pick<F extends Fields, const K extends keyof Rec<F>>(
    resource: Resource<F>,
    fields: readonly K[],
    query?: Query<NoInfer<F>>,
  ): Promise<Pick<Rec<F>, K>[]>;
  /**
   * The fields that hold text, of records of several resources in one look; at most half a second behind what other processes
   * have written. Answers as many lists as are wanted, in their order; ids that are not known are left out.
   */
  texts(wanted: readonly Wanted[]): Promise<Texts[][]>;
  /**
   * The ids of the records that each of several queries matches, in one look: as many lists as queries, in their order. What begins
   * with a text comes in the order of these texts, the shortest first; people of one name in that of their other names (resources/search/globalSearch.ts).
   */
  findIds(asked: readonly Asked[]): Promise<string[][]>;
  /** `lock` holds the record until the transaction ends; it has no meaning outside one. Null for one that is not `within`. */
  get<F extends Fields>(resource: Resource<F>, id: string, options?: Getting): Promise<Rec<F> | null>;
  /** Throws UniqueViolation or MissingReference; inside a transaction, that transaction cannot go on. */
  insert<F extends Fields>(resource: Resource<F>, records: readonly Draft<F>[]): Promise<Rec<F>[]>;
  /** Like insert, for any number of records that nobody reads at once. */
  load<F extends Fields>(resource: Resource<F>, records: readonly Draft<F>[]): Promise<void>;
  update<F extends Fields>(resource: Resource<F>, id: string, changes: Partial<Rec<F>>): Promise<Rec<F> | null>;
  /** Throws StillReferenced. */
  remove<F extends Fields>(resource: Resource<F>, id: string): Promise<Rec<F> | null>;
  count<F extends Fields>(resource: Resource<F>, query?: Filter<NoInfer<F>>): Promise<number>;
  sum<F extends Fields>(
    resource: Resource<F>,
    path: FieldPath<NoInfer<F>>,
    query?: Filter<NoInfer<F>>,
  ): Promise<number>;
  /**
   * Counts one more call under keys that share a count, in one step over all processes. A count that is over by `now` begins
   * anew, and lasts until `until`. Keys that are named together for the first time share the first one's count from then on.
   */
  tally(keys: readonly [string, ...string[]], now: Date, until: Date): Promise<Tally>;
  /** Takes a call back that was counted under a key, unless the count is over since. */
  untally(key: string, endsAt: string): Promise<void>;
  /**
   * What each account of the ledger was debited and credited with by entries of each type up to each of several moments (ISO 8601
   * UTC, the earliest first), that one included; what has no line is left out.
   */
  turnovers(moments: readonly string[]): Promise<Turnover[][]>;
  /** What does not tie on a day and what the day brought, all at one moment; the mock has no such comparison and refuses it. */
  compareDay(day: ComparedDay): Promise<Comparison>;
  /** Lets this transaction change entries of the audit log, which is otherwise only appended to; it has no meaning outside one. */
  allowLogChange(why: LogChange): Promise<void>;
  /**
   * Checks the audit log against its hash chain: at most `limit` links after the number `after`, each with its entry. Entries made
   * before `keptSince` may have been removed. The mock keeps no chain and refuses it.
   */
  checkLogs(after: number, limit: number, keptSince: Date): Promise<LogCheck>;
  /** Entries of the audit log that the hash chain does not know, at most `limit`; likewise refused by the mock. */
  logsWithoutLink(limit: number): Promise<LogFault[]>;
  /** Removes at most `limit` of the records that match and that no other record refers to; answers how many. */
  removeWhere<F extends Fields>(
    resource: Resource<F>,
    where: readonly Condition<NoInfer<F>>[],
    limit: number,
  ): Promise<number>;
  /** How a list of work stands, in one look. */
  backlog<F extends Fields>(resource: Resource<F>, wanted: BacklogQuery<NoInfer<F>>): Promise<Backlog>;
  /** All of `work`'s writes or, when it throws, none of them. Nested calls join the outer transaction. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** How it is with the store itself; fails where it cannot be reached. */
  state(): Promise<StoreState>;
  /** How this process's connections to the store are used; none where it has none. */
  connections(): readonly ConnectionPool[];
  close(): Promise<void>;
}

/** Of an account of the ledger, the debits and credits of entries of one type, in whole units. */
export interface Turnover {
  account: JournalAccount;
  type: EntryType;
  debit: number;
  credit: number;
}

/** A query for the ids of records. */
export interface Asked {
  resource: AnyResource;
  where: readonly Condition[];
  within?: Within | undefined;
  limit: number;
}

export interface Wanted {
  resource: AnyResource;
  ids: readonly string[];
}

/** A record's id and its fields that hold text. */
export type Texts = { id: string } & Record<string, unknown>;

export interface Getting {
  lock?: boolean;
  within?: Within;
}

/** A count of calls, and when it is over (ISO 8601 UTC). */
export interface Tally {
  count: number;
  endsAt: string;
}

export interface BacklogQuery<F extends Fields = Fields> {
  /** What holds of the records that wait. */
  waiting: readonly Condition<F>[];
  /** Paths of the moments since which a record has waited. */
  since: readonly FieldPath<F>[];
  /** What holds of the records that were given up; null: none is. */
  failed: readonly Condition<F>[] | null;
}

export interface Backlog {
  waiting: number;
  /** The earliest of the moments; ISO 8601 UTC, null where there is none. */
  since: string | null;
  failed: number;
}

export interface ConnectionPool {
  name: string;
  /** Connections that are open, and how many of them nobody uses. */
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

export interface StoreState {
  /** The time by the store's own clock; null where it has none but this process's. */
  now: Date | null;
  /** Names of the migrations of this version that it has not been through. */
  pending: readonly string[];
  /** Whether a write found no space within the last minute; left out where that is not known. */
  isFull?: boolean;
}

/** Another record holds the value (or combination of values) of a unique field. */
export class UniqueViolation extends Error {
  constructor(
    readonly resourceName: string,
    readonly paths: readonly string[],
  ) {
    super(`Another ${resourceName} record has the same ${paths.join(' and ')}.`);
    this.name = 'UniqueViolation';
  }
}

/** A reference field points at a record that is not there. */
export class MissingReference extends Error {
  constructor(
    readonly resourceName: string,
    readonly path: string,
  ) {
    super(`${resourceName}.${path} points at a record that does not exist.`);
    this.name = 'MissingReference';
  }
}

/** The record cannot be removed, because others refer to it. */
export class StillReferenced extends Error {
  constructor(readonly resourceName: string) {
    super(`Other records still refer to this ${resourceName} record.`);
    this.name = 'StillReferenced';
  }
}
