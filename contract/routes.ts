import { brand } from './brand';

/** The staff login route, to which unauthenticated users are sent: the provider's name in it. */
export const STAFF_LOGIN_ROUTE = `/${brand.slug}-staff-login`;

/** Public routes of the specification that are built, with the title of each page. Patterns as react-router writes them. */
export const PUBLIC_ROUTES = {
  home: '/',
  subscribe: '/subscribe',
  subscribeWithAgent: '/subscribe/:agentId',
  subscriptionPay: '/subscription-pay',
  paymentStatus: '/payment-status',
  paymentSuccess: '/payment-success',
  track: '/track/:subscriptionId',
  trackByDetails: '/track_',
  notFound: '/404',
} as const;

/** Back-office pages that are written by hand rather than generated from a declaration. */
export const STAFF_ROUTES = {
  dashboard: '/dashboard',
  changelog: '/changelog',
} as const;

/** Whether `path` is one of the routes `patterns`, a `:name` segment standing for any one segment. */
export function matchesRoute(path: string, patterns: Iterable<string>): boolean {
  const segments = path.replace(/\/+$/, '').split('/');
  return [...patterns].some((pattern) => {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    return wanted.length === segments.length && wanted.every((part, i) => part.startsWith(':') || part === segments[i]);
  });
}
