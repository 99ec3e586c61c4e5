import type { RecordOf } from '../../../resources/language/defineResource';
import type { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import type { payments } from '../../../resources/payments/payments';

export type Payment = RecordOf<typeof payments>;
export type RefundTask = RecordOf<typeof paymentRefundTasks>;

/** How somebody paid, in a word: the carrier, or how the money was recorded by hand. */
export const meansOf = ({ carrier, manualMethod }: Payment) => manualMethod ?? carrier;
