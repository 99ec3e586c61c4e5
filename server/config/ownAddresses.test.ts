import { describe, expect, it } from 'vitest';
import { notificationAddressOf, ownAddress, statusPageOf } from './ownAddresses';

const SITE = 'https://kitara.example';
const PAGE = `${SITE}/payment-status`;

describe('the URL of our own page sent by a browser', () => {
  it('is that of the page, which is also the default', () => {
    expect(statusPageOf(SITE)).toBe(PAGE);
    expect(notificationAddressOf(SITE)).toBe(`${SITE}/api/v1/payments/ipn`);
    expect(ownAddress('callback_url', PAGE, PAGE)).toBe(PAGE);
    expect(ownAddress('callback_url', `https://KITARA.example:443/payment-status`, PAGE)).toBe(PAGE);
    expect(ownAddress('callback_url', undefined, PAGE)).toBe(PAGE);
  });

  it.each([
    'https://evil.example/payment-status',
    'https://kitara.example.evil.example/payment-status',
    'https://kitara.example@evil.example/payment-status',
    'https://someone:secret@kitara.example/payment-status',
    'http://kitara.example/payment-status',
    'https://kitara.example:8443/payment-status',
    'https://kitara.example/payment-status?OrderTrackingId=another',
    'https://kitara.example/payment-status#x',
    'https://kitara.example/about',
    'http://localhost/payment-status',
    '//evil.example/payment-status',
    '/payment-status',
    'javascript:alert(1)',
    'nonsense',
  ])('is refused if it is %s', (given) => {
    expect(() => ownAddress('callback_url', given, PAGE)).toThrow(
      `You can pay only at ${SITE}. Open the site there and try again.`,
    );
  });

  it('may use another local name or port while the site is tried on this machine', () => {
    const own = 'http://localhost:3000/payment-status';
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost:5173'])
      expect(ownAddress('callback_url', `http://${host}/payment-status`, own)).toBe(`http://${host}/payment-status`);
    for (const host of ['localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.10:3000'])
      expect(() => ownAddress('callback_url', `http://${host}/payment-status`, own)).toThrow(
        'You can pay only at http://localhost:3000.',
      );
  });
});
