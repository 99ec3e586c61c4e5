import { isPermitted } from '../../../contract/access/permissions';
import { Refusal } from '../../../contract/api/errors';
import { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import { publicView } from '../../../resources/catalogue/publicView';
import type { SubscriptionFormView } from '../../../resources/orders/actions';
import { buildingTypes } from '../../../resources/orders/buildingTypes';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { products } from '../../../resources/subscriptions/products';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { visitorLanguage } from '../../messages/languageFor';
import { attemptsAt } from '../../payments/orders';
import { openPaymentIn } from '../../payments/paymentView';
import { maskedClient } from '../../payments/rules/masking';
import { placeOrder } from '../placeOrder';
import { forStrangers, requireFibre } from '../visitorForms';

const ACTIVE = { where: [{ path: 'active', in: [true] }], limit: 200 } as const;

/** Lets visitors view packages and place an order before they pay. */
export function visitorOrderHandlers({
  store,
  now,
}: Deps): Pick<
  Handlers,
  | 'listOfferedProducts'
  | 'listOfferedBuildingTypes'
  | 'getOrderAgent'
  | 'createSubscriptionForm'
  | 'getSubscriptionForm'
> {
  return {
    listOfferedProducts: async () => {
      const sort = { path: 'price', ascending: true } as const;
      const { records, totalRecords } = await store.list(products, { ...ACTIVE, sort });
      return { products: records, totalRecords };
    },

    listOfferedBuildingTypes: async () => {
      const { records, totalRecords } = await store.list(buildingTypes, ACTIVE);
      return { buildingTypes: records, totalRecords };
    },

    getOrderAgent: async ({ params }) => {
      const agent = await store.get(businessSalesAgents, params.id ?? '');
      if (!agent?.active) throw new Refusal('notFound', 'We do not know this sales agent.');
      return { agent: { id: agent.id, name: agent.name } };
    },

    createSubscriptionForm: ({ body, identity, header }) =>
      store.transaction(async (tx) => {
        if (body.coverageCheckId) await requireFibre(tx, body.coverageCheckId);
        const order = { ...body, language: visitorLanguage({ identity, header }) };
        return { subscriptionForm: forStrangers(subscriptionForms, await placeOrder(tx, order, now())) };
      }),

    getSubscriptionForm: async ({ params, identity }) => {
      const { list = [] } = subscriptionForms.access ?? {};
      const isReader = isPermitted(identity?.permissions ?? [], list);
      const within = isReader ? reach(identity, subscriptionForms, list) : undefined;
      const form = await store.get(subscriptionForms, params.id ?? '', { within });
      if (!form) throw new Refusal('notFound', 'We could not find this order.');
      // The link to an order may be shared with the person who pays for it.
      const masked = { ...form, client: maskedClient(form.client), installationAddress: null };
      const subscriptionForm: SubscriptionFormView = isReader
        ? publicView(subscriptionForms, form)
        : forStrangers(subscriptionForms, masked);
      return { subscriptionForm, openPayment: await openPaymentIn(store, await attemptsAt(store, form.id), now()) };
    },
  };
}
