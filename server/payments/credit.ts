import { brand } from '../../contract/brand';
import { inWords } from '../../contract/inWords';
import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment, PaymentChanges } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { endReferrals } from '../agents/referrals';
import type { FiscalSetting } from '../fiscal/queueDocuments';
import { postPayment } from '../ledger/postPayment';
import { wayIn } from '../ledger/rules/transactions';
import { book, moneyAccountOf } from '../ledger/transactions';
import { enqueue } from '../messages/enqueue';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { entitle } from '../subscriptions/entitle';
import { paymentFormsOf } from './orders';
import { writeReceipt } from './receipts';
import { slipCodeFor, tieLines } from './slips';

type Account = RecordOf<typeof accounts>;

/** How we know that it was paid. */
export interface Confirmation {
  confirmationCode: string | null;
  /** ISO 8601 UTC. */
  paidAt: string;
  /** How it was really paid, where that is told. */
  carrier?: Payment['carrier'];
  /** Where a person decided that it buys nothing: who, and why. */
  goesBack?: { reason: string; requestedById: string | null };
}

/**
 * Everything that a confirmed payment brings, in the transaction `tx` that holds the payment's row: account, receipt (with its
 * fiscal document) and ledger rows always; the entitlement once per order. A second success of one order, and what a person wants to give back,
 * becomes credit and a refund task, and its form is still to be paid. Answers what to write into the payment.
 */
export async function credit(
  tx: Store,
  payment: Payment,
  { goesBack, ...confirmation }: Confirmation,
  now: Date,
  fiscal: FiscalSetting,
): Promise<PaymentChanges> {
  const form = payment.paymentFormId ? await tx.get(paymentForms, payment.paymentFormId, { lock: true }) : null;
  const account = await accountFor(tx, payment, now);
  const twice = form !== null && (await isPaid(tx, form));
  const refund = goesBack ?? refundOf(account, twice);
  const price = refund ? 0 : (form?.amount ?? payment.amount);
  const carrier = confirmation.carrier ?? payment.carrier;
  const owned = { ...payment, carrier, accountId: account.id };
  const { receiptNumber } = await writeReceipt(tx, owned, now, fiscal);
  await book(tx, owned, 'PAYMENT', wayIn(moneyAccountOf(payment), payment.amount, price), now);
  if (refund) {
    const { id: paymentId, amount } = payment;
    await createRecord(tx, paymentRefundTasks, { paymentId, accountId: account.id, amount, ...refund }, now);
    if (form && form.status !== 'SUCCESSFUL') await updateRecord(tx, paymentForms, form.id, { status: 'FAILED' }, now);
  } else if (form) {
    await entitle(tx, { payment: { ...payment, amount: price }, form, accountId: account.id }, now);
    await updateRecord(tx, paymentForms, form.id, { status: 'SUCCESSFUL', accountId: account.id }, now);
    const clientId = payment.clientId ?? account.clientId;
    if (clientId) await endReferrals(tx, clientId, 'CONVERTED', now);
  }
  // Last, since the numbers of its entries are taken one after the other.
  await postPayment(tx, owned, price, now);
  await thank(tx, payment, account, receiptNumber, now);
  const slipCode = slipCodeFor(payment, confirmation.confirmationCode);
  await tieLines(tx, payment, slipCode, now);
  return {
    ...confirmation,
    slipCode,
    status: 'SUCCESSFUL',
    review: twice ? 'PAID_TWICE' : null,
    accountId: account.id,
    statusMessage: null,
    nextCheckAt: null,
  };
}

/** Why a payment buys nothing, though nobody decided so. */
function refundOf({ status }: Account, twice: boolean): Confirmation['goesBack'] | null {
  if (twice) return { reason: 'The order was paid twice.', requestedById: null };
  return isClosed(status)
    ? { reason: `The account was ${inWords(status).toLowerCase()} before.`, requestedById: null }
    : null;
}

/** Whether the form's order is paid already, by this form or by one for a package that was ordered before. */
async function isPaid(tx: Store, { status, subscriptionFormId }: RecordOf<typeof paymentForms>): Promise<boolean> {
  if (status === 'SUCCESSFUL' || !subscriptionFormId) return status === 'SUCCESSFUL';
  return (await paymentFormsOf(tx, subscriptionFormId)).some((form) => form.status === 'SUCCESSFUL');
}

async function thank(tx: Store, payment: Payment, account: Account, receiptNumber: string, now: Date): Promise<void> {
  const sum = `${payment.currency} ${payment.amount.toLocaleString(brand.locale)}`;
  const body = `We received ${sum} (${payment.reference}). Receipt ${receiptNumber}. Account ${account.accountNumber}.`;
  const recipient = payment.phoneNumber ?? account.accountDetail.phoneNumber;
  const occasion = { kind: 'RECEIPT', key: `receipt:${payment.id}`, since: payment.dateCreated } as const;
  await enqueue(tx, { ...occasion, channel: 'SMS', recipient, body }, now);
}

/** The client's account; the first payment makes the client a customer with one, and one who comes back gets another. */
async function accountFor(tx: Store, payment: Payment, now: Date): Promise<Account> {
  if (payment.accountId) {
    const own = await tx.get(accounts, payment.accountId, { lock: true });
    if (own) return own;
  }
  const client = payment.clientId ? await tx.get(clients, payment.clientId, { lock: true }) : null;
  if (!client) throw new Error(`Payment ${payment.reference} belongs to no client.`);
  const owned = await tx.find(accounts, { where: [{ path: 'clientId', in: [client.id] }] });
  const known = owned.find(({ status }) => !isClosed(status));
  if (known) return known;
  await updateRecord(tx, clients, client.id, { stage: 'CUSTOMER', lostAt: null, lostReason: null }, now);
  const { firstName, lastName, emailAddress, phoneNumber, placeOfResidence, tin } = client;
  const accountDetail = { firstName, lastName, emailAddress, phoneNumber, placeOfResidence, tin };
  return createRecord(tx, accounts, { type: 'CUSTOMER', status: 'NEW', clientId: client.id, accountDetail }, now);
}
