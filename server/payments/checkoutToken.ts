import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum time in milliseconds between a checkout's first call and its order. */
export const CHECKOUT_LIFETIME = 30 * 60_000;

const sign = (secret: string, expiry: string) =>
  createHmac('sha256', secret).update(`checkout:${expiry}`).digest('base64url');

/** Returns a token with which a browser can complete one checkout. The provider's own token never leaves the server. */
export function newCheckoutToken(secret: string, now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + CHECKOUT_LIFETIME);
  const expiry = String(expiresAt.getTime());
  return { token: `${expiry}.${sign(secret, expiry)}`, expiresAt };
}

/** Returns whether an `Authorization: Bearer` header holds a checkout token of ours that has not expired. */
export function isCheckoutToken(secret: string, header: string | undefined, now: Date): boolean {
  const [expiry = '', signature = ''] = (header ?? '').replace(/^Bearer /i, '').split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, expiry))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expiry) > now.getTime();
}
