import { MESSAGES, Refusal } from '../../../contract/api/errors';
import { accounts } from '../../../resources/accounts/accounts';
import { payments } from '../../../resources/payments/payments';
import { products } from '../../../resources/subscriptions/products';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { isOpenTo } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { languageFor } from '../../messages/languageFor';
import { latestPaid, paidUntil, running } from '../../subscriptions/current';
import { quotesFor } from '../../subscriptions/quotesFor';
import { ownReceipts } from '../ownReceipts';
import { openPaymentIn } from '../paymentView';

/** Returns a customer's subscription, its end, and the progress of its renewal. */
export function latestHandlers({ store, now }: Deps): Pick<Handlers, 'getLatestSubscription'> {
  const pendingRenewal = async (accountId: string) => {
    const where = [
      { path: 'accountId', in: [accountId] },
      { path: 'initiatorType', in: ['ACCOUNT_USER'] },
      { path: 'status', in: ['PENDING'] },
    ] as const;
    const sort = { path: 'dateCreated', ascending: false } as const;
    const [payment] = await store.find(payments, { where, sort, limit: 1 });
    if (!payment?.paymentFormId) return null;
    const ofForm = [{ path: 'paymentFormId', in: [payment.paymentFormId] }] as const;
    const [renewal] = await store.find(subscriptions, { where: ofForm, limit: 1 });
    const open = await openPaymentIn(store, [payment], now());
    return renewal && open ? { ...open, subscriptionId: renewal.id } : null;
  };

  const unpaidFormId = async (accountId: string) => {
    const where = [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['INITIATED'] },
    ] as const;
    const begun = await store.find(subscriptions, {
      where,
      sort: { path: 'dateCreated', ascending: false },
      limit: 10,
    });
    const forms = begun.flatMap(({ paymentFormId }) => paymentFormId ?? []);
    const attempts = await store.find(payments, { where: [{ path: 'paymentFormId', in: forms }] });
    return forms.find((id) => attempts.some(({ paymentFormId }) => paymentFormId === id)) ?? null;
  };

  return {
    async getLatestSubscription({ params: { id = '' }, customer }) {
      const account = isOpenTo(customer, id) ? await store.get(accounts, id) : null;
      if (!account) throw new Refusal('notFound', 'There is no such account.');
      const subscription = (await running(store, id)) ?? (await latestPaid(store, id));
      const product = subscription && (await store.get(products, subscription.productId));
      if (!subscription || !product) throw new Refusal('notFound', MESSAGES.noActiveSubscription);
      const { status: accountStatus, clientId } = account;
      const [until, renewal, formId, quotes, language, receipts] = await Promise.all([
        paidUntil(store, id, now()),
        pendingRenewal(id),
        unpaidFormId(id),
        quotesFor(store, account, now()),
        clientId && !customer?.throughLine ? languageFor(store, clientId) : null,
        customer?.throughLine ? [] : ownReceipts(store, { path: 'accountId', in: [id] }),
      ]);
      const found = { subscription, product, paidUntil: until, accountStatus, quotes, language, receipts };
      return { subscription: { ...found, pendingRenewal: renewal, unpaidFormId: formId } };
    },
  };
}
