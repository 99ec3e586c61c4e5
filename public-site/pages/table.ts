import { matchPath } from 'react-router';
import { PUBLIC_ROUTES } from '../../contract/routes';
import HomePage from './HomePage';
import { type LazyPage, lazyPage } from './lazyPage';

export type PageKey = keyof typeof PUBLIC_ROUTES;

const subscribe = lazyPage('SubscribePage.tsx', () => import('./SubscribePage'));

/** The page of each public route. Home is in the entry chunk, with what all pages share: one script for most visitors. */
export const PAGES: Record<PageKey, LazyPage> = {
  home: { file: null, load: async () => {}, Page: HomePage },
  subscribe,
  subscribeWithAgent: subscribe,
  subscriptionPay: lazyPage('SubscriptionPayPage.tsx', () => import('./SubscriptionPayPage')),
  paymentStatus: lazyPage('PaymentStatusPage.tsx', () => import('./PaymentStatusPage')),
  paymentSuccess: lazyPage('PaymentSuccessPage.tsx', () => import('./PaymentSuccessPage')),
  track: lazyPage('TrackPage.tsx', () => import('./TrackPage')),
  trackByDetails: lazyPage('TrackByDetailsPage.tsx', () => import('./TrackByDetailsPage')),
  notFound: lazyPage('NotFoundPage.tsx', () => import('./NotFoundPage')),
};

/** Which page an address shows. */
export function pageOf(pathname: string): PageKey {
  const keys = Object.keys(PUBLIC_ROUTES) as PageKey[];
  return keys.find((key) => matchPath(PUBLIC_ROUTES[key], pathname)) ?? 'notFound';
}
