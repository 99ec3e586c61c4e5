import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { keyedHash } from '../base/keyedHash';
import { newToken } from '../base/passwords';

const NAME = 'visitor';
/** In seconds: longer than the period of any limit. */
const LIFETIME = 24 * 60 * 60;

const signatureOf = (secret: string, id: string) => keyedHash(secret, `visitor:${id}`);

/** Returns the random number that we gave to the calling browser, or null if it has none or one that we did not sign. */
export function visitorOf(c: Context, secret: string): string | null {
  const [id = '', signature = ''] = (getCookie(c, NAME, 'host') ?? getCookie(c, NAME) ?? '').split('.');
  const right = Buffer.from(signatureOf(secret, id));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** Gives the browser a number for a day, which reveals only that calls come from the same browser. */
export function keepVisitor(c: Context, secret: string, secure: boolean): void {
  const id = newToken();
  setCookie(c, NAME, `${id}.${signatureOf(secret, id)}`, {
    ...{ httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME },
    ...(secure ? { prefix: 'host' } : { path: '/api' }),
  });
}
