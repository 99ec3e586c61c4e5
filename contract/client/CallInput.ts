import type { Bodies, BodyOf } from '../bodies';
import type { CallName } from '../calls';
import type { AddressInput } from './address';

/** What goes with a call. */
export interface CallInput<N extends CallName> extends AddressInput {
  body?: N extends keyof Bodies ? BodyOf<N> : never;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** An aborted one rejects with the browser's own AbortError. */
  signal?: AbortSignal;
}
