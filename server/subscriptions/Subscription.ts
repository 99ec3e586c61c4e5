import type { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptions } from '../../resources/subscriptions/subscriptions';

/** A subscription and an account, as they are stored. */
export type Subscription = RecordOf<typeof subscriptions>;
export type Account = RecordOf<typeof accounts>;

/** An account with what it has paid for and not used up, in order; see server/subscriptions/rules/subscriptionLine.ts. */
export interface Line {
  account: Account;
  terms: readonly Subscription[];
}
