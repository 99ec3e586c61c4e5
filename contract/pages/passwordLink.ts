import { STAFF_LOGIN_ROUTE } from './routes';

/** Behind the `#` of the sign-in page, which no server and no other page is told: the token of a link to choose a new password. */
const MARK = '#new-password=';

/** The link, on the server at this origin. */
export const passwordLinkAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${STAFF_LOGIN_ROUTE}${MARK}${token}`;

/** The token in the `#…` of an address; null where it is no such link. */
export const passwordTokenIn = (hash: string): string | null =>
  hash.startsWith(MARK) ? hash.slice(MARK.length) || null : null;
