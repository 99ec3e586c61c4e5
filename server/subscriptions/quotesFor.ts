import { isRenewable } from '../../contract/subscriptions/renewing';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import { products } from '../../resources/subscriptions/products';
import type { Store } from '../store/Store';
import { hasPaid, paidTerms } from './current';
import { quoteOf, type RenewalQuote } from './rules/renewalQuote';
import type { StoredAccount } from './Subscription';

const ACTIVE = { where: [{ path: 'active', in: [true] }] } as const;

/** Returns what renewing an account with each offered package would give; an empty list if it cannot be renewed. */
export async function quotesFor(store: Store, { id, status }: StoredAccount, now: Date): Promise<RenewalQuote[]> {
  if (!isRenewable(status)) return [];
  const [line, offered, rules, paid] = await Promise.all([
    paidTerms(store, id),
    store.find(products, ACTIVE),
    store.find(bonusRules, ACTIVE),
    hasPaid(store, id),
  ]);
  return offered.map((product) => quoteOf({ product, line, bonusRules: rules, isFirst: !paid }, now));
}
