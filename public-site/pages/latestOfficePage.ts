import { FIRST_CALLS } from '../../contract/constants';

/** The address of the back-office that was last opened in this browser by somebody who is still signed in; null where there is none. */
export function latestOfficePage(): string | null {
  try {
    const addresses = Object.keys(JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '{}'));
    return addresses.findLast((address) => /^\/\w/.test(address)) ?? null;
  } catch {
    return null;
  }
}
