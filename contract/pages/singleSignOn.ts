import { STAFF_LOGIN_ROUTE } from './routes';

/** Where the identity provider sends people back to: the sign-in page. It is registered there. */
export const returnAddress = (publicUrl: string): string => `${publicUrl}${STAFF_LOGIN_ROUTE}`;

/** What the identity provider sent somebody back with. */
export interface Returned {
  /** Counts once; null: the provider did not sign them in. */
  code: string | null;
  state: string;
  issuer: string | null;
}

/** What stands behind the `?` of the sign-in page; null where nobody came back. */
export function returnedWith(search: string): Returned | null {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  if (!state || !(given.has('code') || given.has('error'))) return null;
  return { code: given.get('code') || null, state, issuer: given.get('iss') };
}
