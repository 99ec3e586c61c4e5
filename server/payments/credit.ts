import { isClosed } from '../../contract/subscriptions/accountStatus';
import { inWords } from '../../contract/text';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment, PaymentChanges } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { receipts } from '../../resources/payments/receipts';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { endReferrals } from '../agents/referrals';
import type { FiscalSetting } from '../fiscal/queueDocuments';
import { postPayment } from '../ledger/postPayment';
import { receiptLegs } from '../ledger/rules/transactions';
import { book, transactionAccount } from '../ledger/transactions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { grantSubscription } from '../subscriptions/grantSubscription';
import { takeBack } from '../subscriptions/takeBack';
import { paymentFormsOf } from './orders';
import { sendReceiptMessages } from './receiptMessages';
import { receiptOf, writeReceipt } from './receipts';
import { slipCodeFor, tieLines } from './slips';

type Account = RecordOf<typeof accounts>;

/** The proof that a payment was made. */
export interface Confirmation {
  confirmationCode: string | null;
  /** The time of payment (ISO 8601 UTC). */
  paidAt: string;
  /** The carrier that was really used, if known. */
  carrier?: Payment['carrier'];
  /** Set if a person decided that the payment must be refunded: the reason, and who decided. */
  goesBack?: { reason: string; requestedById: string | null };
}

/**
 * Credits a confirmed payment, in the transaction `tx` that holds the payment's row. Account, receipt (with its fiscal document)
 * and ledger rows are always written; the subscription is granted once per order. A second payment of an order, and one that a
 * person decided to refund, become a credit and a refund task, and the form stays unpaid. Returns the changes to write to the
 * payment.
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
  await book(tx, owned, 'PAYMENT', receiptLegs(transactionAccount(payment), payment.amount, price), now);
  let bought: Subscription | null = null;
  if (refund) {
    const { id: paymentId, amount } = payment;
    await createRecord(tx, paymentRefundTasks, { paymentId, accountId: account.id, amount, ...refund }, now);
    if (form && form.status !== 'SUCCESSFUL') await updateRecord(tx, paymentForms, form.id, { status: 'FAILED' }, now);
  } else if (form) {
    bought = await grantSubscription(tx, { payment: { ...payment, amount: price }, form, accountId: account.id }, now);
    await updateRecord(tx, paymentForms, form.id, { status: 'SUCCESSFUL', accountId: account.id }, now);
    const clientId = payment.clientId ?? account.clientId;
    if (clientId) await endReferrals(tx, clientId, 'CONVERTED', now);
  }
  // Posted last, because its entries take their numbers one after the other.
  await postPayment(tx, owned, price, now);
  await sendReceiptMessages(tx, { payment, account, receiptNumber, bought }, now);
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

/**
 * Revokes what a payment granted, once we hold none of its money: the receipt (voided, but its number is kept) and the
 * subscription (the order can be paid again).
 */
export async function undoCredit(tx: Store, payment: Payment, now: Date): Promise<void> {
  const receipt = await receiptOf(tx, payment);
  if (receipt) await updateRecord(tx, receipts, receipt.id, { voided: true }, now);
  const taken = await takeBack(tx, payment.id, now);
  if (taken && payment.paymentFormId)
    await updateRecord(tx, paymentForms, payment.paymentFormId, { status: 'FAILED' }, now);
}

/** Returns the reason why a payment must be refunded although no person decided so, or null. */
function refundOf({ status }: Account, twice: boolean): Confirmation['goesBack'] | null {
  if (twice) return { reason: 'The order was paid twice.', requestedById: null };
  return isClosed(status)
    ? { reason: `The account was ${inWords(status).toLowerCase()} before.`, requestedById: null }
    : null;
}

/** Returns whether the form's order is already paid, through this form or through one for a previously ordered package. */
async function isPaid(tx: Store, { status, subscriptionFormId }: RecordOf<typeof paymentForms>): Promise<boolean> {
  if (status === 'SUCCESSFUL' || !subscriptionFormId) return status === 'SUCCESSFUL';
  return (await paymentFormsOf(tx, subscriptionFormId)).some((form) => form.status === 'SUCCESSFUL');
}

/**
 * Returns the client's account. The first payment makes the client a customer with an account; a former customer who returns gets
 * another one.
 */
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
  const { firstName, lastName, companyName, emailAddress, phoneNumber, placeOfResidence, tin } = client;
  const accountDetail = { firstName, lastName, companyName, emailAddress, phoneNumber, placeOfResidence, tin };
  return createRecord(tx, accounts, { type: 'CUSTOMER', status: 'NEW', clientId: client.id, accountDetail }, now);
}
