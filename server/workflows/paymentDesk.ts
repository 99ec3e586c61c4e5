import type { paymentDeskCalls } from '../../contract/calls/paymentDesk';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { exceptionHandlers } from './paymentDesk/exceptions';
import { manualPaymentHandlers } from './paymentDesk/manualPayments';
import { receiptHandlers } from './paymentDesk/receipts';
import { refundHandlers } from './paymentDesk/refunds';

/** What staff do about payments beside reading them, and the receipts that payers print. */
export function paymentDeskHandlers(deps: Deps): Pick<Handlers, keyof typeof paymentDeskCalls | 'printOwnReceipt'> {
  return {
    ...manualPaymentHandlers(deps),
    ...exceptionHandlers(deps),
    ...refundHandlers(deps),
    ...receiptHandlers(deps),
  };
}
