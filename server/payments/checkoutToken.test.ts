import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_LIFETIME, isCheckoutToken, newCheckoutToken } from './checkoutToken';

const SECRET = 'a-secret-of-the-tests';
const NOW = new Date('2026-03-14T09:00:00.000Z');
const { token, expiresAt } = newCheckoutToken(SECRET, NOW);
const [expiry = '', signature = ''] = token.split('.');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const accepted = (header: string | undefined, now = NOW, secret = SECRET) => isCheckoutToken(secret, header, now);

describe('a checkout token', () => {
  it('is valid for half an hour, to the millisecond', () => {
    expect(CHECKOUT_LIFETIME).toBe(1_800_000);
    expect(expiresAt).toEqual(new Date('2026-03-14T09:30:00.000Z'));
    expect(accepted(`Bearer ${token}`)).toBe(true);
    expect(accepted(`Bearer ${token}`, later(CHECKOUT_LIFETIME - 1))).toBe(true);
    expect(accepted(`Bearer ${token}`, later(CHECKOUT_LIFETIME))).toBe(false);
    expect(accepted(`Bearer ${token}`, later(CHECKOUT_LIFETIME + 1))).toBe(false);
  });

  it('is accepted in any case of "Bearer"', () => {
    expect(accepted(`bearer ${token}`)).toBe(true);
    expect(accepted(`BEARER ${token}`)).toBe(true);
  });

  it('with another secret is refused', () => {
    expect(accepted(`Bearer ${token}`, NOW, 'another-secret-of-the-tests')).toBe(false);
    expect(accepted(`Bearer ${newCheckoutToken('another-secret-of-the-tests', NOW).token}`)).toBe(false);
  });

  const signed = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('base64url');
  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['only the word', 'Bearer '],
    ['only a moment', `Bearer ${expiry}`],
    ['a moment and no signature', `Bearer ${expiry}.`],
    ['a signature and no moment', `Bearer .${signature}`],
    ['a later moment under the same signature', `Bearer ${Number(expiry) + 1}.${signature}`],
    ['a signature that is changed', `Bearer ${expiry}.${signature.slice(0, -2)}AA`],
    ['a signature that is cut', `Bearer ${expiry}.${signature.slice(0, -1)}`],
    ['a moment signed for something else', `Bearer ${expiry}.${signed(expiry)}`],
    ['a signed moment that is none', `Bearer never.${signed('checkout:never')}`],
    ['a signed nothing', `Bearer .${signed('checkout:')}`],
  ])('is refused if it is %s', (_what, header) => {
    expect(accepted(header)).toBe(false);
  });
});
