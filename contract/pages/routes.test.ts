import { describe, expect, it } from 'vitest';
import { matchesRoute, PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from './routes';

const routes = Object.values(PUBLIC_ROUTES);

describe('a path', () => {
  it.each([
    '/',
    '',
    '/subscribe',
    '/subscribe/',
    '/subscribe/agent-7',
    '/pay/0190',
    '/paylater/0190',
    '/subscription-pay-later',
    '/FAQs',
    '/track/0190',
    '/track_',
    '/renew',
    '/login_renew',
    '/404',
  ])('%j is a public route', (path) => {
    expect(matchesRoute(path, routes)).toBe(true);
  });

  it.each([
    '/track',
    '/track/',
    '/track/1/2',
    '/Subscribe',
    '/faqs',
    '/pay',
    '/subscribe/a/b',
    '/404/x',
    '/dashboard',
    'subscribe',
    '/track_x',
  ])('%j is not a public route', (path) => {
    expect(matchesRoute(path, routes)).toBe(false);
  });

  it('is matched as a whole, with one segment per parameter', () => {
    expect(matchesRoute('/pay/7', ['/pay/:id'])).toBe(true);
    expect(matchesRoute('/pay/7/now', ['/pay/:id'])).toBe(false);
    expect(matchesRoute('/pay/7/now', ['/pay/:id/now'])).toBe(true);
    expect(matchesRoute('/pay/now', ['/pay/:id/now'])).toBe(false);
    expect(matchesRoute('/pay', [])).toBe(false);
  });
});

it('the staff login route contains the provider’s name', () => {
  expect(STAFF_LOGIN_ROUTE).toBe('/kitara-fibre-staff-login');
});

it('compares a long path of slashes in linear time', () => {
  // A regular expression for the trailing slashes would take minutes.
  expect(matchesRoute(`${'/'.repeat(500_000)}x`, routes)).toBe(false);
});
