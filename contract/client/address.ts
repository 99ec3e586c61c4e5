import type { Call } from '../api/Call';
import { API_BASES } from '../constants';

/** What fills a call's address: the names in its path, and its query. */
export interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

/** Where a call goes, from the root of the site. */
export function addressOf({ base, path }: Pick<Call, 'base' | 'path'>, { params = {}, query = {} }: AddressInput) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${API_BASES[base]}/${filled}${queryString(query)}`;
}

/** `?name=value&…` without the empty ones, several values joined by commas; an empty string where nothing is left. */
export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') query.set(name, text);
  }
  const written = query.toString();
  return written && `?${written.replaceAll('%2C', ',')}`;
}
