import type { RecordOf } from '../defineResource';
import type { payments } from '../payments';

/** Answers of contract/calls/paymentDesk.ts. */
export interface PaymentDeskAnswers {
  checkPaymentAsStaff: { payment: RecordOf<typeof payments> };
}
