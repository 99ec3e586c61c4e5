import { billedName } from '../../contract/fullName';
import { accounts } from '../../resources/accounts/accounts';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { products } from '../../resources/subscriptions/products';
import type { FiscalSale } from '../ports/TaxAuthority';
import type { Store } from '../store/Store';
import type { FiscalDocument } from './FiscalDocument';

/**
 * Returns the data of a receipt's invoice, with the account's current data, so that a corrected TIN counts when it is sent again.
 */
export async function saleOf(store: Store, { reference, receiptId }: FiscalDocument): Promise<FiscalSale> {
  const receipt = await store.get(receipts, receiptId);
  const payment = receipt && (await store.get(payments, receipt.paymentId));
  if (!payment) throw new Error(`Fiscal document ${reference} has no payment.`);
  const account = await store.get(accounts, receipt.accountId ?? '');
  const form = await store.get(paymentForms, payment.paymentFormId ?? '');
  const product = await store.get(products, form?.productId ?? '');
  const person = account?.accountDetail;
  return {
    reference,
    amount: receipt.amount,
    buyer: {
      name: receipt.issuedTo ?? (person ? billedName(person) : ''),
      tin: receipt.issuedToTin ?? person?.tin ?? null,
      phoneNumber: person?.phoneNumber ?? payment.phoneNumber ?? '',
      emailAddress: person?.emailAddress ?? null,
    },
    paidBy: payment.manualMethod ?? methodOf(payment),
    remarks: [product?.name, `receipt ${receipt.receiptNumber}`, account && `account ${account.accountNumber}`]
      .filter(Boolean)
      .join(', '),
  };
}

const methodOf = ({ carrier }: Payment): FiscalSale['paidBy'] => (carrier === 'PESAPAL' ? 'CARD' : 'MOBILE_MONEY');
