import type { ExceptionKind } from '../../contract/statuses';
import type { RecordOf } from '../defineResource';
import type { paymentForms } from '../paymentForms';
import type { paymentRefundTasks } from '../paymentRefundTasks';
import type { payments } from '../payments';
import type { receipts } from '../receipts';

type Payment = RecordOf<typeof payments>;
type Receipt = RecordOf<typeof receipts>;
interface RefundAnswer {
  paymentRefundTask: RecordOf<typeof paymentRefundTasks>;
}

/** One thing at the payments desk that waits for a person. */
export interface PaymentException {
  kind: ExceptionKind;
  /** Since when it waits, ISO 8601 UTC. */
  since: string;
  payment: Payment | null;
  /** The record to act on: the payment itself, its subscription, its refund, or a notification that fits no payment. */
  about: {
    resource: 'payments' | 'subscriptions' | 'payment-refund-tasks' | 'unmatched-notifications';
    id: string;
    name: string;
  };
  /** What to do, in a sentence. */
  todo: string;
}

/** Answers of contract/calls/paymentDesk.ts. */
export interface PaymentDeskAnswers {
  checkPaymentAsStaff: { payment: Payment };
  recordManualPayment: { payment: Payment };
  getFormPayment: { payment: Payment | null; paymentForm: RecordOf<typeof paymentForms> | null };
  listPaymentExceptions: { exceptions: PaymentException[]; totalRecords: number };
  resolvePayment: { payment: Payment };
  requestRefund: RefundAnswer;
  approveRefund: RefundAnswer;
  rejectRefund: RefundAnswer;
  submitRefund: RefundAnswer;
  effectRefund: RefundAnswer;
  listReceipts: { receipts: Receipt[]; totalRecords: number };
  issueReceipt: { receipt: Receipt };
  printReceipt: Response;
}
