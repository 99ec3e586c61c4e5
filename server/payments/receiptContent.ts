import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import { billedName, fullName } from '../../contract/fullName';
import { paymentMethodOf } from '../../contract/payments/carriers';
import { formatPhone } from '../../contract/phone';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { receipts } from '../../resources/payments/receipts';
import { products } from '../../resources/subscriptions/products';
import { type Subscription, subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../store/Store';
import { maskedName, maskedPhone } from './rules/masking';

type Receipt = RecordOf<typeof receipts>;
type Person = RecordOf<typeof accounts>['accountDetail'];

/** The content of a printed receipt, from top to bottom. */
export interface ReceiptContent {
  number: string;
  amount: string;
  /** Labels with their values. */
  lines: readonly (readonly [label: string, value: string])[];
  /** The tax authority's details and the text of its QR code; null until the authority has assigned a number. */
  fiscal: { lines: readonly (readonly [label: string, value: string])[]; qr: string | null } | null;
  voided: boolean;
}

/** Collects the content of a receipt. `masked`: hides personal data from people who have only its link. */
export async function receiptContent(
  store: Store,
  receipt: Receipt,
  payment: Payment,
  masked: boolean,
): Promise<ReceiptContent> {
  const form = payment.paymentFormId ? await store.get(paymentForms, payment.paymentFormId) : null;
  const [account, product, order, [bought]] = await Promise.all([
    receipt.accountId ? store.get(accounts, receipt.accountId) : null,
    form?.productId ? store.get(products, form.productId) : null,
    form?.subscriptionFormId ? store.get(subscriptionForms, form.subscriptionFormId) : null,
    store.find(subscriptions, { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 }),
  ]);
  const person = account?.accountDetail;
  const phoneOf = (phone: string) => (masked ? maskedPhone(phone) : formatPhone(phone));
  const phone = person?.phoneNumber ?? '';
  const payer = payment.phoneNumber ?? '';
  const sum = (amount: number) => `${receipt.currency} ${amount.toLocaleString(brand.locale)}`;
  return {
    number: receipt.receiptNumber,
    amount: sum(receipt.amount),
    voided: receipt.voided,
    lines: filled([
      ['Date', momentIn(receipt.issuedAt, 'd MMMM yyyy, HH:mm')],
      ['Customer', customerOf(receipt, person, masked)],
      ['Customer’s TIN', masked ? '' : (receipt.issuedToTin ?? person?.tin ?? '')],
      ['Customer’s phone', phoneOf(phone)],
      ['Account', account?.accountNumber ?? ''],
      ['Order', order?.formNumber ?? ''],
      ['For', product?.name ?? ''],
      ['Period', product ? periodOf(product.durationDays, bought) : ''],
      ['Payment', payment.reference],
      ['Paid by', meansOf(payment)],
      ['Payer’s phone', payer === phone ? '' : phoneOf(payer)],
      ['Net amount', sum(receipt.amount - receipt.vat)],
      [`VAT (${brand.vat}%)`, sum(receipt.vat)],
    ]),
    fiscal: fiscalOf(receipt),
  };
}

const momentIn = (moment: string, pattern: string) => format(moment, pattern, { in: tz(brand.timeZone) });

/** Returns whose payment it is. The name of an erased person is on the receipt itself. */
function customerOf({ issuedTo }: Receipt, person: Person | undefined, masked: boolean): string {
  if (!issuedTo) return person ? billedName(masked ? { ...person, ...maskedName(person) } : person) : '';
  const [firstName = '', ...others] = issuedTo.split(' ');
  return masked ? fullName(maskedName({ firstName, lastName: others.at(-1) ?? '' })) : issuedTo;
}

/** Returns what was paid for: days, and their dates once they have begun. */
function periodOf(days: number, bought: Subscription | undefined): string {
  const length = days === 1 ? '1 day' : `${days} days`;
  if (!bought?.startDate || !bought.endDate) return length;
  const day = (moment: string) => momentIn(moment, 'd MMMM yyyy');
  return `${length}, ${day(bought.startDate)} – ${day(bought.endDate)}`;
}

function fiscalOf({ fiscalDocumentNumber, fiscalVerificationCode, fiscalQr }: Receipt): ReceiptContent['fiscal'] {
  if (!fiscalDocumentNumber) return null;
  const lines = [
    ['Fiscal document', fiscalDocumentNumber],
    ['Verification code', fiscalVerificationCode ?? ''],
  ] as const;
  return { lines: filled(lines), qr: fiscalQr };
}

const filled = (lines: readonly (readonly [string, string])[]) => lines.filter(([, value]) => value !== '');

function meansOf({ manualMethod, carrier, confirmationCode }: Payment): string {
  const words = manualMethod?.toLowerCase().replace('_', ' ') ?? paymentMethodOf(carrier);
  const means = words.charAt(0).toUpperCase() + words.slice(1);
  return confirmationCode ? `${means}, ${confirmationCode}` : means;
}
