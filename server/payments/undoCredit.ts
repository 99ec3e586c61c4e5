import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { receipts } from '../../resources/payments/receipts';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { takeBack } from '../subscriptions/takeBack';
import { receiptOf } from './receipts';

/** Takes back what a payment gave, once none of its money is left with us: the receipt (voided, its number kept) and the entitlement (the order can be paid anew). */
export async function undoCredit(tx: Store, payment: Payment, now: Date): Promise<void> {
  const receipt = await receiptOf(tx, payment);
  if (receipt) await updateRecord(tx, receipts, receipt.id, { voided: true }, now);
  const taken = await takeBack(tx, payment.id, now);
  if (taken && payment.paymentFormId)
    await updateRecord(tx, paymentForms, payment.paymentFormId, { status: 'FAILED' }, now);
}
