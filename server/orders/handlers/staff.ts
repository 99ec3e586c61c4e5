import { publicView } from '../../../resources/catalogue/publicView';
import { orderActions } from '../../../resources/orders/actions';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { auditAction } from '../../audit/auditAction';
import { change } from '../../crud/handlers';
import { refuseForeign } from '../../crud/ownRecords';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { placeOrder } from '../placeOrder';
import { sellerOf } from '../sellerOf';
import { subscriptionFormsGuard } from '../subscriptionFormsGuard';

/** Orders that staff and agents place and change. */
export function staffOrderHandlers(
  deps: Deps,
): Pick<Handlers, 'createSubscriptionFormAsStaff' | 'changeSubscriptionForm'> {
  const { store, now } = deps;
  return {
    createSubscriptionFormAsStaff: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const needed = orderActions.createSubscriptionFormAsStaff.access;
        await refuseForeign(tx, { identity, resource: subscriptionForms, needed, given: body, before: null });
        const form = await placeOrder(tx, { ...body, ...(await sellerOf(tx, identity, body)) }, now());
        await auditAction(
          tx,
          orderActions.createSubscriptionFormAsStaff,
          { identity, record: form, after: form },
          now(),
        );
        return { subscriptionForm: publicView(subscriptionForms, form) };
      }),

    changeSubscriptionForm: async ({ params, body, identity }) => ({
      subscriptionForm: await change(
        subscriptionForms,
        { ...deps, guard: subscriptionFormsGuard },
        params.id ?? '',
        body,
        {
          identity,
          needed: orderActions.changeSubscriptionForm.access,
        },
      ),
    }),
  };
}
