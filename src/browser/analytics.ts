import { brand } from '../../contract/brand';

/** Counts one page view by its page key, which contains nothing personal. */
export type CountPage = (pageKey: string) => void;

/** Returns a function that sends page views to the brand's collector; without a collector, nothing is counted or sent. */
export function initialiseAnalytics(collector: string): CountPage {
  if (!collector) return () => undefined;
  return (page) => void navigator.sendBeacon(collector, JSON.stringify({ page }));
}

export const countPage = initialiseAnalytics(brand.analytics);
