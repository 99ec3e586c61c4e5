import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds that a checkout may take from its first call to its order. */
export const CHECKOUT_LIFETIME = 30 * 60_000;

const sign = (secret: string, expiry: string) =>
  createHmac('sha256', secret).update(`checkout:${expiry}`).digest('base64url');

/** A token that lets a browser go through one checkout; the provider's own token never leaves the server. */
export function newCheckoutToken(secret: string, now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + CHECKOUT_LIFETIME);
  const expiry = String(expiresAt.getTime());
  return { token: `${expiry}.${sign(secret, expiry)}`, expiresAt };
}

/** Whether an `Authorization: Bearer` header holds a checkout token of ours that has not expired. */
export function isCheckoutToken(secret: string, header: string | undefined, now: Date): boolean {
  const [expiry = '', signature = ''] = (header ?? '').replace(/^Bearer /i, '').split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, expiry))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expiry) > now.getTime();
}
