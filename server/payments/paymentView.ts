import { billedName } from '../../contract/fullName';
import { paymentMethodOf } from '../../contract/payments/carriers';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { OpenPayment, PaymentView } from '../../resources/payments/paymentView';
import { receipts } from '../../resources/payments/receipts';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../store/Store';
import { endOf } from '../subscriptions/current';
import { maskedName } from './rules/masking';

/** Returns an attempt as its payer sees it and, once it is settled, its receipt and subscription. */
export async function paymentView(store: Store, payment: Payment, now: Date): Promise<PaymentView> {
  const ofPayment = { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 } as const;
  const settled = payment.status === 'SUCCESSFUL';
  const form = payment.paymentFormId ? await store.get(paymentForms, payment.paymentFormId) : null;
  const [product, [receipt], [subscription], account] = await Promise.all([
    form?.productId ? store.get(products, form.productId) : null,
    settled ? store.find(receipts, ofPayment) : [],
    settled ? store.find(subscriptions, ofPayment) : [],
    settled && payment.accountId ? store.get(accounts, payment.accountId) : null,
  ]);
  const { id, reference, status, amount, currency, carrier, statusMessage } = payment;
  return {
    ...{ id, reference, status, amount, currency, carrier, statusMessage },
    type: payment.initiatorType === 'ACCOUNT_USER' ? 'RENEWAL' : payment.type,
    paymentMethod: paymentMethodOf(carrier),
    held: payment.review !== null && payment.review !== 'PAID_TWICE',
    subscriptionFormId: form?.subscriptionFormId ?? null,
    receiptNumber: receipt?.receiptNumber ?? null,
    fiscal: receipt ? fiscalOf(receipt) : null,
    accountNumber: account?.accountNumber ?? null,
    productName: product?.name ?? null,
    customerName: account ? billedName({ ...account.accountDetail, ...maskedName(account.accountDetail) }) : null,
    paidAt: settled ? payment.paidAt : null,
    paidUntil: subscription ? await endOf(store, subscription, now) : null,
    subscriptionId: subscription?.id ?? null,
  };
}

function fiscalOf(receipt: RecordOf<typeof receipts>): PaymentView['fiscal'] {
  const { fiscalDocumentNumber: number, fiscalVerificationCode: verificationCode, fiscalQr: qr } = receipt;
  return number ? { number, verificationCode, qr } : null;
}

/** Returns whether a payment prevents others for the same thing: it waits for its payer, or is under review. */
const isOpen = ({ status, review, redirectUrl }: Payment): boolean =>
  status !== 'SUCCESSFUL' && (review !== null || (status === 'PENDING' && redirectUrl !== null));

/** Returns the open one of these attempts, or null if there is none. */
export async function openPaymentIn(
  store: Store,
  attempts: readonly Payment[],
  now: Date,
): Promise<OpenPayment | null> {
  const open = attempts.find(isOpen);
  if (!open) return null;
  const { trackingId: orderTrackingId, redirectUrl, dateCreated: startedAt } = open;
  return { payment: await paymentView(store, open, now), orderTrackingId, redirectUrl, startedAt };
}
