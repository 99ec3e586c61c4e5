import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { receipts } from '../../resources/payments/receipts';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { takeBack } from '../subscriptions/takeBack';
import { receiptOf } from './receipts';

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
