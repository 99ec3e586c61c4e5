import type { RecordOf } from '../../../resources/language/defineResource';
import type { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import type { payments } from '../../../resources/payments/payments';

export type Payment = RecordOf<typeof payments>;
export type RefundTask = RecordOf<typeof paymentRefundTasks>;

/** Returns the payment method: the carrier, or the method of a manual payment. */
export const meansOf = ({ carrier, manualMethod }: Payment) => manualMethod ?? carrier;
