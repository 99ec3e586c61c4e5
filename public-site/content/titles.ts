import { brand } from '../../contract/brand';
import type { PageKey } from '../../contract/pages/routes';

/** The documents that are prerendered: the pages, and what the service worker shows in the place of one without a link. */
export type DocumentKey = PageKey | 'offline';

/** What each page is about, before the provider's name. */
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

/** The browser's title of a page about something. */
export const titled = (subject: string): string => `${subject} · ${brand.name}`;

/** The browser's title of a page. */
export const titleOf = (key: DocumentKey): string =>
  key === 'home' ? `${brand.name}: fibre internet for homes and businesses` : titled(SUBJECTS[key]);
