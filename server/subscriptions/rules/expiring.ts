import type { SubscriptionStatus } from '../../../contract/statuses';
import { daysAfter } from './subscriptionLine';

/** Ends from `from` (inclusive) to `before` (exclusive), of subscriptions in one of the statuses. */
export interface Ends {
  statuses: readonly SubscriptionStatus[];
  from: string;
  before: string;
}

/** Returns the ends within the next `days` calendar days. */
export const endingWithin = (days: number, now: Date): Ends => ({
  statuses: ['ACTIVE'],
  from: now.toISOString(),
  before: daysAfter(now, days),
});

/** Returns the ends within the last `days` calendar days, whether the subscriptions are already marked as expired or not. */
export const endedWithin = (days: number, now: Date): Ends => ({
  statuses: ['ACTIVE', 'EXPIRED'],
  from: daysAfter(now, -days),
  before: now.toISOString(),
});
