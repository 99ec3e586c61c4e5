import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { receipts } from '../../resources/payments/receipts';
import { transactions } from '../../resources/payments/transactions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { type Keeper, type Order, storedPayment } from './orders';

/** The records that an order of a new client adds. */
export const ONE_ORDER = { clients: 1, 'subscription-forms': 1, 'outbox-messages': 1 } as const;

/** The records that a first payment adds to the books. */
export const ONE_SETTLEMENT = {
  accounts: 1,
  receipts: 1,
  transactions: 1,
  subscriptions: 1,
  'subscription-update-tasks': 1,
  'subscription-events': 1,
  'outbox-messages': 1,
  'payment-balances': 1,
  'journal-entries': 1,
  'journal-lines': 3,
} as const;

/** The records that a payment for an already paid order adds to the books. */
export const ONE_CREDIT = {
  receipts: 1,
  transactions: 1,
  'payment-refund-tasks': 1,
  'outbox-messages': 1,
  'payment-balances': 1,
  'journal-entries': 1,
  'journal-lines': 3,
} as const;

/** The records that the reversal of a first payment adds to the books. */
export const ONE_REVERSAL = {
  transactions: 1,
  'subscription-events': 1,
  'journal-entries': 1,
  'journal-lines': 3,
} as const;

/** Returns all records of one attempt. */
export async function booksOf({ store }: Keeper, order: Order, paymentId: string) {
  const ofPayment = { where: [{ path: 'paymentId', in: [paymentId] }] } as const;
  const bought = await store.find(subscriptions, ofPayment);
  const form = await store.get(subscriptionForms, order.formId);
  const clientId = form?.clientId ?? '';
  const ofBought = { where: [{ path: 'subscriptionId', in: bought.map(({ id }) => id) }] } as const;
  return {
    payment: await storedPayment({ store }, paymentId),
    receipts: await store.find(receipts, ofPayment),
    transactions: await store.find(transactions, ofPayment),
    refundTasks: await store.find(paymentRefundTasks, ofPayment),
    subscriptions: bought,
    updateTasks: await store.find(subscriptionUpdateTasks, ofBought),
    messages: await store.find(outboxMessages, { where: [{ path: 'key', in: [`receipt:${paymentId}`] }] }),
    accounts: await store.find(accounts, { where: [{ path: 'clientId', in: [clientId] }] }),
    client: await store.get(clients, clientId),
    form,
    paymentForms: await store.find(paymentForms, { where: [{ path: 'subscriptionFormId', in: [order.formId] }] }),
  };
}

/** Returns the number at the end of `RCT-2026-000045`. */
export const runningNumber = (number: string): number => Number(number.split('-').at(-1));
