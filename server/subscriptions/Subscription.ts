import type { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
export type StoredAccount = RecordOf<typeof accounts>;

/** An account with its paid, unused subscriptions, in order; see server/subscriptions/rules/subscriptionLine.ts. */
export interface Line {
  account: StoredAccount;
  terms: readonly Subscription[];
}
