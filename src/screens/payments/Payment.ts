import type { RecordOf } from '../../../resources/defineResource';
import type { paymentRefundTasks } from '../../../resources/paymentRefundTasks';
import type { payments } from '../../../resources/payments';

export type Payment = RecordOf<typeof payments>;
export type RefundTask = RecordOf<typeof paymentRefundTasks>;

/** Returns the payment method: the carrier, or the method of a manual payment. */
export const meansOf = ({ carrier, manualMethod }: Payment) => manualMethod ?? carrier;
