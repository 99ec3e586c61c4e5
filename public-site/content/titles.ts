import { brand } from '../../contract/brand';
import type { PageKey } from '../../contract/pages/routes';

/** The documents that are prerendered: the pages, and the service worker's substitute for a page while there is no connection. */
export type DocumentKey = PageKey | 'offline';

/** The subject of each page, which precedes the provider's name. */
const SUBJECTS: Record<Exclude<DocumentKey, 'home'>, string> = {
  about: 'About us',
  faqs: 'Questions and answers',
  contact: 'Contact us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  subscribe: 'Subscribe',
  subscribeWithAgent: 'Subscribe',
  subscriptionPay: 'Pay for your order',
  pay: 'Pay for an order',
  subscriptionPayLater: 'Pay later',
  payLater: 'Pay later',
  renewLogin: 'Renew your subscription',
  renewCode: 'Confirm that it is you',
  renew: 'Your renewal',
  payRenewal: 'Pay for your renewal',
  paymentStatus: 'Your payment',
  paymentSuccess: 'Your payment',
  track: 'Your order',
  trackByDetails: 'Track an order',
  comingSoon: 'Coming soon',
  underConstruction: 'Under construction',
  notFound: 'Page not found',
  offline: 'You are offline',
};

/** Returns the browser title of a page with a given subject. */
export const titled = (subject: string): string => `${subject} · ${brand.name}`;

/** Returns the browser title of a page. */
export const titleOf = (key: DocumentKey): string =>
  key === 'home' ? `${brand.name}: fibre internet for homes and businesses` : titled(SUBJECTS[key]);
