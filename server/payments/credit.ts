import { accounts } from '../../resources/accounts';
import { clients } from '../../resources/clients';
import type { RecordOf } from '../../resources/defineResource';
import { paymentForms } from '../../resources/paymentForms';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { receipts } from '../../resources/receipts';
import { transactions } from '../../resources/transactions';
import { enqueue } from '../messages/enqueue';
import { vatIn } from '../rules/settlement';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { entitle } from '../subscriptions/entitle';
import type { Payment } from './Payment';
import type { ProviderStatus } from './PaymentProvider';

type Account = RecordOf<typeof accounts>;

/**
 * Everything that a confirmed payment brings, in the transaction `tx` that holds the payment's row: account, receipt and
 * ledger row always; what it entitles to once per order. A second success of one order becomes
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
    await entitle(tx, { payment, form, accountId: account.id }, now);
    await tx.update(paymentForms, form.id, {
      status: 'SUCCESSFUL',
      accountId: account.id,
      dateUpdated: now.toISOString(),
    });
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
