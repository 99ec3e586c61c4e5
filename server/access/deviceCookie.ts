import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { API_BASES } from '../../contract/constants';

const NAME = 'device';
/** In seconds: the longest that browsers keep a cookie. */
const LIFETIME = 400 * 24 * 60 * 60;

/**
 * Returns the token that the browser got at its last sign-in, or null if it has none. Browsers that signed in before the cookie
 * had a prefix still have its old name until the next sign-in.
 */
export const findDeviceToken = (c: Context): string | null => getCookie(c, NAME, 'host') || getCookie(c, NAME) || null;

/** Stores the token in the browser. Over https the cookie is `__Host-device`, which no other host of the domain can set. */
export const keepDevice = (c: Context, token: string, secure: boolean): void =>
  setCookie(c, NAME, token, {
    ...{ httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME },
    ...(secure ? { prefix: 'host' } : { path: `${API_BASES.v1}/accounts/auth` }),
  });
