import { matchPath } from 'react-router';
import { type PageKey, PUBLIC_ROUTES } from '../../contract/pages/routes';
import HomePage from './HomePage';
import { type LazyPage, lazyPage } from './lazyPage';

const subscribe = lazyPage('SubscribePage.tsx', () => import('./SubscribePage'));
const pay = lazyPage('SubscriptionPayPage.tsx', () => import('./SubscriptionPayPage'));
const payLater = lazyPage('PayLaterPage.tsx', () => import('./PayLaterPage'));

/** The page of each public route. Home is in the entry chunk, with what all pages share: a single script for most visitors. */
export const PAGES: Record<PageKey, LazyPage> = {
  home: { file: null, load: async () => {}, Page: HomePage },
  about: lazyPage('AboutPage.tsx', () => import('./AboutPage')),
  faqs: lazyPage('FaqsPage.tsx', () => import('./FaqsPage')),
  contact: lazyPage('ContactPage.tsx', () => import('./ContactPage')),
  terms: lazyPage('TermsPage.tsx', () => import('./TermsPage')),
  privacy: lazyPage('PrivacyPage.tsx', () => import('./PrivacyPage')),
  subscribe,
  subscribeWithAgent: subscribe,
  subscriptionPay: pay,
  pay,
  subscriptionPayLater: payLater,
  payLater,
  renewLogin: lazyPage('RenewLoginPage.tsx', () => import('./RenewLoginPage')),
  renewCode: lazyPage('RenewCodePage.tsx', () => import('./RenewCodePage')),
  renew: lazyPage('RenewPage.tsx', () => import('./RenewPage')),
  payRenewal: lazyPage('PayRenewalPage.tsx', () => import('./PayRenewalPage')),
  paymentStatus: lazyPage('PaymentStatusPage.tsx', () => import('./PaymentStatusPage')),
  paymentSuccess: lazyPage('PaymentSuccessPage.tsx', () => import('./PaymentSuccessPage')),
  track: lazyPage('TrackPage.tsx', () => import('./TrackPage')),
  trackByDetails: lazyPage('TrackByDetailsPage.tsx', () => import('./TrackByDetailsPage')),
  comingSoon: lazyPage('ComingSoonPage.tsx', () => import('./ComingSoonPage')),
  underConstruction: lazyPage('UnderConstructionPage.tsx', () => import('./UnderConstructionPage')),
  notFound: lazyPage('NotFoundPage.tsx', () => import('./NotFoundPage')),
};

/** Returns the key of the page at an address. */
export function pageOf(pathname: string): PageKey {
  const keys = Object.keys(PUBLIC_ROUTES) as PageKey[];
  return keys.find((key) => matchPath({ path: PUBLIC_ROUTES[key], caseSensitive: true }, pathname)) ?? 'notFound';
}
