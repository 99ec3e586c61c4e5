import type { AddressInput } from './address';

/** The input of a call. */
export interface CallInput<Body> extends AddressInput {
  body?: Body;
  /** A repeated call with the same key gets the first answer again. */
  idempotencyKey?: string;
  /** The version (`dateUpdated`) of the record that the caller has seen. The call is refused if the record has changed since. */
  version?: string | undefined;
  /** An aborted call rejects with the browser's own AbortError. */
  signal?: AbortSignal;
}
