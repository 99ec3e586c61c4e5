import type { renewalActions } from '../../../resources/subscriptions/renewalActions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { latestHandlers } from './renewalLatest';
import { renewalPaymentHandlers } from './renewalPayments';
import { proofHandlers } from './renewalProof';

/** Renewals, by customers and by staff for them: proof of the account, its current subscription, and payments. */
export const renewalHandlers = (deps: Deps): Pick<Handlers, keyof typeof renewalActions> => ({
  ...proofHandlers(deps),
  ...latestHandlers(deps),
  ...renewalPaymentHandlers(deps),
});
