import { STAFF_LOGIN_ROUTE } from './routes';

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
