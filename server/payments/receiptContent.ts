import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import { fullName } from '../../contract/fullName';
import { paymentMethodOf } from '../../contract/payments/carriers';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { receipts } from '../../resources/payments/receipts';
import { products } from '../../resources/subscriptions/products';
import type { Store } from '../store/Store';
import { maskedPhone } from './rules/masking';

type Receipt = RecordOf<typeof receipts>;

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
  const [account, product] = await Promise.all([
    receipt.accountId ? store.get(accounts, receipt.accountId) : null,
    form?.productId ? store.get(products, form.productId) : null,
  ]);
  const person = account?.accountDetail;
  const phone = payment.phoneNumber ?? person?.phoneNumber ?? '';
  const sum = (amount: number) => `${receipt.currency} ${amount.toLocaleString(brand.locale)}`;
  return {
    number: receipt.receiptNumber,
    amount: sum(receipt.amount),
    voided: receipt.voided,
    lines: filled([
      ['Date', format(receipt.issuedAt, 'd MMMM yyyy, HH:mm', { in: tz(brand.timeZone) })],
      ['Received from', receipt.issuedTo ?? (person ? fullName(person) : '')],
      ['Phone', masked ? maskedPhone(phone) : phone],
      ['Account', account?.accountNumber ?? ''],
      ['For', product?.name ?? ''],
      ['Payment', payment.reference],
      ['Paid by', meansOf(payment)],
      [`VAT included (${brand.vat}%)`, sum(receipt.vat)],
      ['TIN of the buyer', masked ? '' : (receipt.issuedToTin ?? person?.tin ?? '')],
    ]),
    fiscal: fiscalOf(receipt),
  };
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
