import type { Call } from '../api/Call';
import { API_BASES } from '../constants';

/** The path parameters and the query of a call. */
export interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

/** The input of a call. */
export interface CallInput<Body> extends AddressInput {
  body?: Body;
  /** A repeated call with the same key gets the first answer again. */
  idempotencyKey?: string;
  /** The version (`dateUpdated`) of the record that the caller has seen. The call is refused if the record has changed since. */
  version?: string | undefined;
  /** An aborted call rejects with the browser's own AbortError. */
  signal?: AbortSignal;
  /** Makes the call an upload without a timeout, because a file may take long; receives the share that was sent, from 0 to 1. */
  onProgress?(share: number): void;
}

/** Returns the address of a call, from the root of the site. */
export function callAddress({ base, path }: Pick<Call, 'base' | 'path'>, { params = {}, query = {} }: AddressInput) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${API_BASES[base]}/${filled}${queryString(query)}`;
}

/**
 * Returns `?name=value&…` without empty values, with several values of a name joined by commas, or an empty string if nothing is
 * left.
 */
export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') query.set(name, text);
  }
  const written = query.toString();
  return written && `?${written.replaceAll('%2C', ',')}`;
}
