import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { API_BASES } from '../../contract/constants';
import { keyedHash, newToken } from '../base/passwords';

const DEVICE = 'device';
/** In seconds: the longest that browsers keep a cookie. */
const DEVICE_LIFETIME = 400 * 24 * 60 * 60;

/**
 * Returns the token that the browser got at its last sign-in, or null if it has none. Browsers that signed in before the cookie
 * had a prefix still have its old name until the next sign-in.
 */
export const findDeviceToken = (c: Context): string | null =>
  getCookie(c, DEVICE, 'host') || getCookie(c, DEVICE) || null;

/** Stores the token in the browser. Over https the cookie is `__Host-device`, which no other host of the domain can set. */
export const keepDevice = (c: Context, token: string, secure: boolean): void =>
  setCookie(c, DEVICE, token, {
    ...{ httpOnly: true, sameSite: 'Strict', maxAge: DEVICE_LIFETIME },
    ...(secure ? { prefix: 'host' } : { path: `${API_BASES.v1}/accounts/auth` }),
  });

const VISITOR = 'visitor';
/** In seconds: longer than the period of any limit. */
const VISITOR_LIFETIME = 24 * 60 * 60;

const signatureOf = (secret: string, id: string) => keyedHash(secret, `visitor:${id}`);

/** Returns the random number that we gave to the calling browser, or null if it has none or one that we did not sign. */
export function visitorOf(c: Context, secret: string): string | null {
  const [id = '', signature = ''] = (getCookie(c, VISITOR, 'host') ?? getCookie(c, VISITOR) ?? '').split('.');
  const right = Buffer.from(signatureOf(secret, id));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** Gives the browser a number for a day, which reveals only that calls come from the same browser. */
export function keepVisitor(c: Context, secret: string, secure: boolean): void {
  const id = newToken();
  setCookie(c, VISITOR, `${id}.${signatureOf(secret, id)}`, {
    ...{ httpOnly: true, sameSite: 'Strict', maxAge: VISITOR_LIFETIME },
    ...(secure ? { prefix: 'host' } : { path: '/' }),
  });
}
