import { STAFF_LOGIN_ROUTE } from './routes';

/** Returns the address to which the identity provider sends people back: the sign-in page. It is registered at the provider. */
export const returnAddress = (publicUrl: string): string => `${publicUrl}${STAFF_LOGIN_ROUTE}`;

/** The parameters that the identity provider sent back. */
export interface Returned {
  /** Valid once; null if the provider did not sign the user in. */
  code: string | null;
  state: string;
  issuer: string | null;
}

/** Returns the parameters in the query of the sign-in page, or null if the user did not come from the provider. */
export function returnedWith(search: string): Returned | null {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  if (!state || !(given.has('code') || given.has('error'))) return null;
  return { code: given.get('code') || null, state, issuer: given.get('iss') };
}

/**
 * The fragment of the sign-in page that contains the token of a link to choose a new password. Browsers do not send fragments to
 * any server.
 */
const MARK = '#new-password=';

/** Returns the link on the server at this origin. */
export const passwordLinkAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${STAFF_LOGIN_ROUTE}${MARK}${token}`;

/** Returns the token in the fragment of an address, or null if there is none. */
export const passwordTokenIn = (hash: string): string | null =>
  hash.startsWith(MARK) ? hash.slice(MARK.length) || null : null;
