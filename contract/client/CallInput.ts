import type { AddressInput } from './address';

/** What goes with a call. */
export interface CallInput<Body> extends AddressInput {
  body?: Body;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** The version (`dateUpdated`) of the record that the call decides on, as it was seen: once it has changed, the call is refused. */
  version?: string | undefined;
  /** An aborted one rejects with the browser's own AbortError. */
  signal?: AbortSignal;
}
