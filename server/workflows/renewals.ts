import type { renewalActions } from '../../resources/subscriptions/renewalActions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { latestHandlers } from './renewals/latest';
import { renewalPaymentHandlers } from './renewals/payments';
import { proofHandlers } from './renewals/proof';

/** Renewing, by customers and by staff for them: a customer's way in, what they have, and paying for more of it. */
export const renewalHandlers = (deps: Deps): Pick<Handlers, keyof typeof renewalActions> => ({
  ...proofHandlers(deps),
  ...latestHandlers(deps),
  ...renewalPaymentHandlers(deps),
});
