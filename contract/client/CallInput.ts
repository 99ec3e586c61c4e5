import type { AddressInput } from './address';

/** What goes with a call. */
export interface CallInput<Body> extends AddressInput {
  body?: Body;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** An aborted one rejects with the browser's own AbortError. */
  signal?: AbortSignal;
}
