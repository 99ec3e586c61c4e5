import { brand } from '../brand';
import { trimEndOf } from '../trimSigns';

/** The staff login route, to which unauthenticated users are sent: the provider's name in it. */
export const STAFF_LOGIN_ROUTE = `/${brand.slug}-staff-login`;

/** Where the first administrator of a new installation is made, by who has its key; nobody else finds anything there. */
export const SETUP_ROUTE = '/setup';

/** Where the logo is served that is kept in the database. */
export const LOGO_ROUTE = '/brand/logo';

/** Public routes of the specification that are built, capitals as they are there. Patterns as react-router writes them. */
export const PUBLIC_ROUTES = {
  home: '/',
  about: '/about',
  faqs: '/FAQs',
  contact: '/contact',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  subscribe: '/subscribe',
  subscribeWithAgent: '/subscribe/:agentId',
  subscriptionPay: '/subscription-pay',
  pay: '/pay/:subscriptionId',
  subscriptionPayLater: '/subscription-pay-later',
  payLater: '/paylater/:subscriptionId',
  renewLogin: '/login_renew',
  renewCode: '/login_phone_number',
  renew: '/renew',
  payRenewal: '/pay-renew-subscription',
  paymentStatus: '/payment-status',
  paymentSuccess: '/payment-success',
  track: '/track/:subscriptionId',
  trackByDetails: '/track_',
  comingSoon: '/coming-soon',
  underConstruction: '/under-construction',
  notFound: '/404',
} as const;
export type PageKey = keyof typeof PUBLIC_ROUTES;

/** The pages that search engines are to list. */
export const LISTED_PAGES: readonly PageKey[] = [
  'home',
  'about',
  'faqs',
  'contact',
  'terms',
  'privacy',
  'subscribe',
  'renewLogin',
  'trackByDetails',
];

/**
 * The pages that hold nothing to find unless one comes with something of one's own: search engines may read them, and are told of
 * another page instead. The pages that are in neither table are one person's.
 */
export const CANONICAL_PAGES: Readonly<Partial<Record<PageKey, PageKey>>> = {
  subscriptionPay: 'subscribe',
  subscriptionPayLater: 'subscribe',
  paymentStatus: 'subscribe',
  paymentSuccess: 'subscribe',
  renewCode: 'renewLogin',
  renew: 'renewLogin',
  payRenewal: 'renewLogin',
  comingSoon: 'about',
  underConstruction: 'about',
  notFound: 'faqs',
};

/** Stands in the prerendered pages for the address of the site, which only the running server knows; without a slash at its end. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** Whether `path` is one of the routes `patterns`, a `:name` segment standing for any one segment. */
export function matchesRoute(path: string, patterns: Iterable<string>): boolean {
  const segments = trimEndOf(path, '/').split('/');
  return [...patterns].some((pattern) => {
    const wanted = trimEndOf(pattern, '/').split('/');
    return wanted.length === segments.length && wanted.every((part, i) => part.startsWith(':') || part === segments[i]);
  });
}
