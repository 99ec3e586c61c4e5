import { brand } from '../../contract/brand';
import { DEFAULT_ORDER_AMOUNT } from '../../contract/constants';
import type { PaymentCarrier } from '../../contract/payments/carriers';
import { normalisePhone } from '../../contract/phone';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { Payer } from './kept';

/** The order to pay, and its payer. */
export interface OrderToPay {
  formId: string;
  formNumber: string;
  /** The package, or null if it is no longer on offer. */
  product: { name: string; price: number } | null;
  carrier: PaymentCarrier;
  phoneNumber: string;
  payer: Payer | null;
}

/** Returns the amount in whole units: the package's price, or the specification's amount if no price is known. */
export const amountOf = (purchase: Pick<OrderToPay, 'product'>): number =>
  purchase.product?.price ?? DEFAULT_ORDER_AMOUNT;

/** Returns the specification's payment order. */
export function paymentOrder(purchase: OrderToPay, notificationId: string, origin: string): BodyOf<'submitOrder'> {
  const { formId, formNumber, product, carrier, phoneNumber, payer } = purchase;
  return {
    id: formId,
    currency: brand.currency,
    amount: amountOf(purchase),
    description: [product?.name ?? 'Subscription', formNumber].join(', ').slice(0, 100),
    callback_url: `${origin}/payment-status`,
    notification_id: notificationId,
    branch: brand.name.slice(0, 60),
    billing_address: {
      email_address: payer?.emailAddress || null,
      phone_number: normalisePhone(phoneNumber),
      country_code: brand.country,
      first_name: payer?.firstName ?? '',
      middle_name: '',
      last_name: payer?.lastName ?? '',
      line_1: payer?.installationAddress?.slice(0, 120) ?? '',
      line_2: '',
      city: '',
      state: '',
      postal_code: '',
      zip_code: '',
    },
    carrier,
  };
}
