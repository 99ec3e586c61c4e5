import type { paymentDeskCalls } from '../../contract/calls/paymentDesk';
import { Refusal } from '../../contract/errors';
import { payments } from '../../resources/payments';
import { audit } from '../crud/audit';
import type { Deps } from '../deps';
import { settle } from '../payments/settle';
import type { Handlers } from './Handlers';

/** What staff do about payments beside reading them. */
export function paymentDeskHandlers(deps: Deps): Pick<Handlers, keyof typeof paymentDeskCalls> {
  const { store, now } = deps;
  return {
    checkPaymentAsStaff: async ({ params, identity }) => {
      const before = await store.get(payments, params.id ?? '');
      if (!before) throw new Refusal('notFound', 'There is no such payment.');
      const payment = await settle(deps, before);
      await audit(
        store,
        {
          identity,
          action: 'ACTION',
          resource: payments,
          record: payment,
          before,
          after: payment,
          reason: 'Checked with the provider',
        },
        now(),
      );
      return { payment };
    },
  };
}
