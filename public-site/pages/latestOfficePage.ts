import { FIRST_CALLS } from '../../contract/constants';

/**
 * Returns the path of the back-office page that a user who is still signed in last opened in this browser; null if there is none.
 */
export function latestOfficePage(): string | null {
  try {
    const addresses = Object.keys(JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '{}'));
    return addresses.findLast((address) => /^\/\w/.test(address)) ?? null;
  } catch {
    return null;
  }
}
