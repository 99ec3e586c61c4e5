import { brand } from '../brand';
import { trimEndOf } from '../text';

/** The staff login route, with the provider's name. Unauthenticated users are sent here. */
export const STAFF_LOGIN_ROUTE = `/${brand.slug}-staff-login`;

/**
 * The page where the first administrator of a new installation is created, with the setup key. Without the key it shows nothing.
 */
export const SETUP_ROUTE = '/setup';

/** The route of the logo that is stored in the database. */
export const LOGO_ROUTE = '/brand/logo';

/** The specification's public routes that this site has, with its capitals. The patterns are react-router's. */
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

/** The pages that search engines should list. */
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
 * Pages without content of their own unless they are opened with an order or a code. Search engines may read them, and get
 * another page as the canonical one. Pages in neither table are personal.
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

/**
 * The placeholder for the site's address in prerendered pages, since only the running server knows it; without a trailing slash.
 */
export const ORIGIN_MARK = 'https://origin.invalid';

/**
 * The id of the element that the server replaces by the packages with their prices, for crawlers and visitors without script;
 * prerendered pages do not know them.
 */
export const PACKAGES_MARK = 'packages-without-script';

/** Returns whether `path` matches one of the routes `patterns`; a `:name` segment matches any one segment. */
export function matchesRoute(path: string, patterns: Iterable<string>): boolean {
  const segments = trimEndOf(path, '/').split('/');
  return [...patterns].some((pattern) => {
    const wanted = trimEndOf(pattern, '/').split('/');
    return wanted.length === segments.length && wanted.every((part, i) => part.startsWith(':') || part === segments[i]);
  });
}
