import { brand } from '../../contract/brand';
import type { PageKey } from '../pages/table';

/** The browser's title and the description in search results, by page. */
export const PAGE_TEXTS: Record<PageKey, { title: string; description: string }> = {
  home: {
    title: `${brand.name}: fibre internet for homes and businesses`,
    description: `See whether ${brand.name} reaches you, choose a package, pay by mobile money or card, and follow your installation.`,
  },
  subscribe: {
    title: `Subscribe · ${brand.name}`,
    description: `Choose a ${brand.name} package and tell us where to bring it. It takes about three minutes.`,
  },
  subscribeWithAgent: {
    title: `Subscribe · ${brand.name}`,
    description: `Choose a ${brand.name} package with the help of your sales agent.`,
  },
  subscriptionPay: {
    title: `Pay for your order · ${brand.name}`,
    description: 'Pay for your order by mobile money or card.',
  },
  paymentStatus: {
    title: `Your payment · ${brand.name}`,
    description: 'We ask the payment provider how your payment stands.',
  },
  paymentSuccess: {
    title: `Payment received · ${brand.name}`,
    description: 'Your receipt and what happens next.',
  },
  track: {
    title: `Your order · ${brand.name}`,
    description: 'How far your order is, and who acts next.',
  },
  trackByDetails: {
    title: `Track an order · ${brand.name}`,
    description: `Follow your ${brand.name} order with its number and your phone number.`,
  },
  notFound: {
    title: `Page not found · ${brand.name}`,
    description: 'There is no page at this address.',
  },
};
