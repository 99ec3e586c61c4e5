import { accounts } from '../../resources/accounts';
import { clients } from '../../resources/clients';
import type { RecordOf } from '../../resources/defineResource';
import { paymentForms } from '../../resources/paymentForms';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { products } from '../../resources/products';
import { receipts } from '../../resources/receipts';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { subscriptions } from '../../resources/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptionUpdateTasks';
import { transactions } from '../../resources/transactions';
import { enqueue } from '../messages/enqueue';
import { vatIn } from '../rules/settlement';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Payment } from './Payment';
import type { ProviderStatus } from './PaymentProvider';

type Account = RecordOf<typeof accounts>;
type PaymentForm = RecordOf<typeof paymentForms>;

/**
 * Everything that a confirmed payment brings, in the transaction `tx` that holds the payment's row: account, receipt and
 * ledger row always; the subscription with its activation task once per order. A second success of one order becomes
 * credit and a refund task. Answers what to write into the payment.
 */
export async function credit(
  tx: Store,
  payment: Payment,
  report: ProviderStatus,
  now: Date,
): Promise<Partial<Payment>> {
  const form = payment.paymentFormId ? await tx.get(paymentForms, payment.paymentFormId, { lock: true }) : null;
  const account = await accountFor(tx, payment, now);
  const twice = form?.status === 'SUCCESSFUL';
  const { id: paymentId, amount, currency } = payment;
  const { receiptNumber } = await createRecord(
    tx,
    receipts,
    { paymentId, accountId: account.id, amount, vat: vatIn(amount), currency, issuedAt: now.toISOString() },
    now,
  );
  await createRecord(
    tx,
    transactions,
    {
      paymentId,
      accountId: account.id,
      type: 'PAYMENT',
      debit: 'PROVIDER_CLEARING',
      credit: twice ? 'CUSTOMER_CREDIT' : 'CUSTOMER_PREPAYMENTS',
      amount,
      currency,
      description: `Payment ${payment.reference}`,
    },
    now,
  );
  if (twice) {
    await createRecord(
      tx,
      paymentRefundTasks,
      { paymentId, accountId: account.id, amount, reason: 'The order was paid twice.' },
      now,
    );
  } else if (form) {
    await entitle(tx, payment, form, account, now);
  }
  const body = `We received UGX ${amount.toLocaleString('en-UG')} (${payment.reference}). Receipt ${receiptNumber}. Account ${account.accountNumber}.`;
  const recipient = payment.phoneNumber ?? account.accountDetail.phoneNumber;
  await enqueue(tx, { key: `receipt:${paymentId}`, channel: 'SMS', recipient, body }, now);
  return {
    status: 'SUCCESSFUL',
    review: twice ? 'PAID_TWICE' : null,
    accountId: account.id,
    confirmationCode: report.confirmationCode,
    statusMessage: null,
    paidAt: now.toISOString(),
    nextCheckAt: null,
  };
}

/** The client's account; the first payment makes the client a customer with one. */
async function accountFor(tx: Store, payment: Payment, now: Date): Promise<Account> {
  if (payment.accountId) {
    const own = await tx.get(accounts, payment.accountId, { lock: true });
    if (own) return own;
  }
  const client = payment.clientId ? await tx.get(clients, payment.clientId, { lock: true }) : null;
  if (!client) throw new Error(`Payment ${payment.reference} belongs to no client.`);
  const [known] = await tx.find(accounts, { where: [{ path: 'clientId', in: [client.id] }], limit: 1 });
  if (known) return known;
  await tx.update(clients, client.id, { stage: 'CUSTOMER', dateUpdated: now.toISOString() });
  const { firstName, lastName, emailAddress, phoneNumber, placeOfResidence } = client;
  const accountDetail = { firstName, lastName, emailAddress, phoneNumber, placeOfResidence };
  return createRecord(tx, accounts, { type: 'CUSTOMER', status: 'NEW', clientId: client.id, accountDetail }, now);
}

/** One entitlement a payment (its uniqueness is the database's), and the network's task, which may fail without undoing it. */
async function entitle(tx: Store, payment: Payment, form: PaymentForm, account: Account, now: Date): Promise<void> {
  const product = form.productId ? await tx.get(products, form.productId) : null;
  if (!product) throw new Error(`Payment form ${form.formNumber} names no package.`);
  const subscription = await createRecord(
    tx,
    subscriptions,
    {
      accountId: account.id,
      productId: product.id,
      subscriptionFormId: form.subscriptionFormId,
      paymentId: payment.id,
      status: 'CREATED',
      paymentStatus: 'SUCCESSFUL',
      isRenewal: payment.type === 'RENEWAL',
      amount: payment.amount,
      durationDays: product.durationDays,
    },
    now,
  );
  await createRecord(
    tx,
    subscriptionUpdateTasks,
    { subscriptionId: subscription.id, type: 'ACTIVATION', nextAttemptAt: now.toISOString() },
    now,
  );
  await tx.update(paymentForms, form.id, {
    status: 'SUCCESSFUL',
    accountId: account.id,
    dateUpdated: now.toISOString(),
  });
  if (form.subscriptionFormId)
    await tx.update(subscriptionForms, form.subscriptionFormId, { status: 'PAID', dateUpdated: now.toISOString() });
}
