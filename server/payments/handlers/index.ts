import type { paymentActions } from '../../../resources/payments/actions';
import type { providerActions } from '../../../resources/payments/providerActions';
import type { receiptActions } from '../../../resources/payments/receiptActions';
import type { refundActions } from '../../../resources/payments/refundActions';
import type { renewalActions } from '../../../resources/subscriptions/renewalActions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { attemptHandlers } from './attempts';
import { exceptionHandlers } from './exceptions';
import { paymentListHandlers } from './lists';
import { manualPaymentHandlers } from './manualPayments';
import { providerCallHandlers } from './providerCalls';
import { receiptHandlers } from './receipts';
import { refundHandlers } from './refunds';
import { latestHandlers } from './renewalLatest';
import { renewalPaymentHandlers } from './renewalPayments';
import { proofHandlers } from './renewalProof';

type PaymentCalls =
  | Exclude<keyof typeof paymentActions, 'listPaymentExceptions'>
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

/** Renewals, by customers and by staff for them: proof of the account, its current subscription, and payments. */
export const renewalHandlers = (deps: Deps): Pick<Handlers, keyof typeof renewalActions> => ({
  ...proofHandlers(deps),
  ...latestHandlers(deps),
  ...renewalPaymentHandlers(deps),
});
