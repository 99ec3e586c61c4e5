import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { API_BASES } from '../../contract/constants';

const NAME = 'device';
/** Seconds; as long as browsers keep a cookie. */
const LIFETIME = 400 * 24 * 60 * 60;

/**
 * The token that the calling browser was given when somebody signed in there; null where it has none. A browser may have it under
 * its plain name from before; the next sign-in gives it the other one.
 */
export const deviceOf = (c: Context): string | null => getCookie(c, NAME, 'host') || getCookie(c, NAME) || null;

/** Has the browser keep the token: over https as `__Host-device`, which no other host of the domain can set; else for sign-ins only. */
export const keepDevice = (c: Context, token: string, secure: boolean): void =>
  setCookie(c, NAME, token, {
    ...{ httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME },
    ...(secure ? { prefix: 'host' } : { path: `${API_BASES.v1}/accounts/auth` }),
  });
