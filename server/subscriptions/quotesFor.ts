import { isRenewable } from '../../contract/subscriptions/renewing';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import { products } from '../../resources/subscriptions/products';
import type { Store } from '../store/Store';
import { hasPaid, paidTerms } from './current';
import { type Quote, quoteOf } from './rules/renewalQuote';
import type { Account } from './Subscription';

const ACTIVE = { where: [{ path: 'active', in: [true] }] } as const;

/** Returns what renewing an account with each offered package would give; an empty list if it cannot be renewed. */
export async function quotesFor(store: Store, { id, status }: Account, now: Date): Promise<Quote[]> {
  if (!isRenewable(status)) return [];
  const [line, offered, rules, paid] = await Promise.all([
    paidTerms(store, id),
    store.find(products, ACTIVE),
    store.find(bonusRules, ACTIVE),
    hasPaid(store, id),
  ]);
  return offered.map((product) => quoteOf({ product, line, bonusRules: rules, isFirst: !paid }, now));
}
