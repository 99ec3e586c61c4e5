import { paymentForms } from '../../resources/payments/paymentForms';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Records that no payment is expected any more for a subscription that was cancelled. */
export async function cancelPaymentForm(tx: Store, paymentFormId: string | null, now: Date): Promise<void> {
  if (paymentFormId) await updateRecord(tx, paymentForms, paymentFormId, { cancelledAt: now.toISOString() }, now);
}
