import type { paymentActions } from '../../resources/payments/actions';
import type { providerActions } from '../../resources/payments/providerActions';
import type { receiptActions } from '../../resources/payments/receiptActions';
import type { refundActions } from '../../resources/payments/refundActions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { attemptHandlers } from './payments/attempts';
import { exceptionHandlers } from './payments/exceptions';
import { paymentListHandlers } from './payments/lists';
import { manualPaymentHandlers } from './payments/manualPayments';
import { providerCallHandlers } from './payments/providerCalls';
import { receiptHandlers } from './payments/receipts';
import { refundHandlers } from './payments/refunds';

type PaymentCalls =
  | keyof typeof paymentActions
  | keyof typeof providerActions
  | keyof typeof refundActions
  | keyof typeof receiptActions;

/** Payments through the provider, actions of staff on payments, refunds, and receipts. */
export const paymentHandlers = (deps: Deps): Pick<Handlers, PaymentCalls> => ({
  ...providerCallHandlers(deps),
  ...attemptHandlers(deps),
  ...paymentListHandlers(deps),
  ...manualPaymentHandlers(deps),
  ...exceptionHandlers(deps),
  ...refundHandlers(deps),
  ...receiptHandlers(deps),
});
