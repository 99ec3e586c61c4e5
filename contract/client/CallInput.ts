import type { AddressInput } from './address';

/** What goes with a call. */
export interface CallInput<Body> extends AddressInput {
  body?: Body;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** The version (`dateUpdated`) of the record that the caller has seen. The call is refused once the record has changed. */
  version?: string | undefined;
  /** An aborted one rejects with the browser's own AbortError. */
  signal?: AbortSignal;
}
