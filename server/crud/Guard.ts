import type { Identity } from '../base/identity';
import type { Store } from '../store/Store';

/** A change that a caller asks for; `before` and `after` are whole records, secrets (hashed) included. */
export interface Change<B, A> {
  before: B;
  after: A;
  identity: Identity | null;
  /** Why, where the caller said so. */
  reason?: string | undefined;
}

/**
 * What a resource's rules say of its generated create, update and remove. Each runs within the change's transaction, after
 * the record was written or before it is removed; it throws a Refusal to undo everything, and may write what follows.
 */
export interface Guard<R> {
  /** Runs before anything is read or written: the place for a lock. */
  begin?(tx: Store): Promise<void>;
  /** What the server itself puts into a new record, beside what the caller gave. */
  initial?(identity: Identity | null, now: Date): Partial<R>;
  create?(tx: Store, change: Change<null, R>, now: Date): Promise<void>;
  update?(tx: Store, change: Change<R, R>, now: Date): Promise<void>;
  remove?(tx: Store, change: Change<R, null>, now: Date): Promise<void>;
}
