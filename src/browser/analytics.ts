import { brand } from '../../contract/brand';

/** Tells of one page view by its page key, which holds nothing personal. */
export type CountPage = (pageKey: string) => void;

/** Page views go to the brand's collector; without one, nothing is counted and nothing is sent. */
export function initialiseAnalytics(collector: string): CountPage {
  if (!collector) return () => undefined;
  return (page) => void navigator.sendBeacon(collector, JSON.stringify({ page }));
}

export const countPage = initialiseAnalytics(brand.analytics);
