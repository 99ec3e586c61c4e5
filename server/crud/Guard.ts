import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';

/** A change that a caller requests. `before` and `after` are whole records, including (hashed) secrets. */
export interface Change<B, A> {
  before: B;
  after: A;
  identity: Identity | null;
  /** The reason that the caller gave, if any. */
  reason?: string | undefined;
}

/**
 * A resource's rules for its generated create, update and remove. Each runs within the change's transaction, after the record was
 * written or before it is removed. It throws a Refusal to undo everything, and may write further records.
 */
export interface Guard<R> {
  /** Runs before anything is read or written: the place for a lock. */
  begin?(tx: Store): Promise<void>;
  /** Returns the values that the server itself sets in a new record, in addition to the caller's. */
  initial?(identity: Identity | null, now: Date): Partial<R>;
  /**
   * Runs before a new or changed record is written, for refusals that say more than the database would. `before` is null for a
   * new record; `given` holds the values that are about to be written.
   */
  check?(tx: Store, change: { before: R | null; given: Partial<R> }): Promise<void>;
  create?(tx: Store, change: Change<null, R>, now: Date): Promise<void>;
  update?(tx: Store, change: Change<R, R>, now: Date): Promise<void>;
  remove?(tx: Store, change: Change<R, null>, now: Date): Promise<void>;
}
