import type { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptions } from '../../resources/subscriptions/subscriptions';

/** A stored subscription, and a stored account. */
export type Subscription = RecordOf<typeof subscriptions>;
export type Account = RecordOf<typeof accounts>;

/** An account with its paid, unused subscriptions, in order; see server/subscriptions/rules/subscriptionLine.ts. */
export interface Line {
  account: Account;
  terms: readonly Subscription[];
}
