import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { products } from '../../resources/subscriptions/products';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { sendSms, sendSmsAndMail } from '../messages/send';
import type { AfterPayment } from '../messages/texts/Texts';
import type { Store } from '../store/Store';

/** A credited payment; `bought` is null if its money goes back, or if it bought nothing. */
interface Credited {
  payment: Payment;
  account: RecordOf<typeof accounts>;
  receiptNumber: string;
  bought: Subscription | null;
}

/**
 * Tells the customer that a payment was received, in the transaction `tx` that credits it. If another person paid, they are told,
 * too, but learn nothing about the customer.
 */
export async function sendReceiptMessages(
  tx: Store,
  { payment, account, receiptNumber, bought }: Credited,
  now: Date,
): Promise<void> {
  const { id, amount, currency, reference, dateCreated: since } = payment;
  const { accountNumber, accountDetail } = account;
  const product = bought && (await tx.get(products, bought.productId));
  const page = bought ? PUBLIC_ROUTES.track.replace(':subscriptionId', bought.id) : PUBLIC_ROUTES.trackByDetails;
  const values = {
    ...{ amount, currency, reference, accountNumber, page },
    productName: product?.name ?? null,
    next: nextAfter(bought, account),
  };
  const to = {
    recipient: accountDetail.phoneNumber,
    clientId: payment.clientId ?? account.clientId,
    since,
  };
  const payer = payment.phoneNumber;
  if (!payer || payer === accountDetail.phoneNumber)
    return sendSmsAndMail(
      tx,
      { ...to, key: `receipt:${id}`, text: 'receipt', values: { ...values, receiptNumber } },
      accountDetail.emailAddress,
      now,
    );
  const paid = { amount, currency, reference, receiptNumber };
  await sendSms(tx, { ...to, recipient: payer, key: `receipt:${id}`, text: 'paidForAnother', values: paid }, now);
  await sendSmsAndMail(
    tx,
    { ...to, key: `paid-for:${id}`, text: 'paidForYou', values },
    accountDetail.emailAddress,
    now,
  );
}

function nextAfter(bought: Subscription | null, { status }: Credited['account']): AfterPayment {
  if (!bought) return 'REFUNDED';
  if (bought.endDate) return { until: bought.endDate };
  if (status === 'SUSPENDED') return 'RESUMED';
  return bought.isRenewal ? 'SWITCHED_ON' : 'INSTALLED';
}
