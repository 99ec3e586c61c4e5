import { brand } from '../../contract/brand';
import { paymentMethodOf } from '../../contract/carriers';
import { Refusal } from '../../contract/errors';
import { isPermitted } from '../../contract/permissions';
import type { SubscriptionFormView } from '../../resources/answers/visitor';
import { buildingTypes } from '../../resources/buildingTypes';
import { clients } from '../../resources/clients';
import { coverageChecks } from '../../resources/coverageChecks';
import { interestForms } from '../../resources/interestForms';
import { products } from '../../resources/products';
import { referrals } from '../../resources/referrals';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { broughtBy } from '../auth/ownRecords';
import { mayRead, reach } from '../auth/reach';
import { publicView } from '../crud/publicView';
import type { Deps } from '../deps';
import { clientFor, fullPerson } from '../onboarding/clientFor';
import { forStrangers } from '../onboarding/forStrangers';
import { placeOrder } from '../onboarding/placeOrder';
import { attemptsAt } from '../payments/orders';
import { openPaymentIn } from '../payments/paymentView';
import { maskedClient } from '../rules/masking';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Handlers } from './Handlers';

const ACTIVE = { where: [{ path: 'active', in: [true] }], limit: 200 } as const;
const NO_CHECK = new Refusal('invalid', 'coverageCheckId is not a coverage check', {
  coverageCheckId: 'is not a coverage check',
});

/** What visitors do before they pay: look at packages, show interest, order. */
export function onboardingHandlers({
  store,
  now,
}: Deps): Pick<
  Handlers,
  | 'listOfferedProducts'
  | 'listOfferedBuildingTypes'
  | 'createInterest'
  | 'createSelfReferral'
  | 'createSubscriptionForm'
  | 'getSubscriptionForm'
  | 'listPaymentCarriers'
> {
  const checkOf = async (tx: Store, id: string) => {
    const check = await tx.get(coverageChecks, id);
    if (!check) throw NO_CHECK;
    return check;
  };

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

    listPaymentCarriers: async () => ({
      paymentCarriers: brand.carriers.map((name) => ({ name, paymentMethod: paymentMethodOf(name) })),
    }),

    createInterest: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const tied = { coverageCheckId: body.coverageCheckId, ...broughtBy(identity, interestForms) };
        const { coverageAreaId, location } = await checkOf(tx, body.coverageCheckId);
        const client = await clientFor(tx, body.client, 'INTERESTED', tied, now());
        const values = { clientId: client.id, client: fullPerson(body.client), ...tied };
        const form = await createRecord(tx, interestForms, values, now());
        const known = (await mayRead(tx, identity, clients, client.id)) ? { clientId: client.id } : {};
        const interestForm = { ...forStrangers(interestForms, form), ...known };
        const near = coverageAreaId
          ? { path: 'coverageAreaId', in: [coverageAreaId] }
          : { path: 'location.commonName', in: [location.commonName] };
        const within = [{ path: 'coverageCheckId', within: [near] }];
        return { interestForm, neighbours: (await tx.count(interestForms, { within })) - 1 };
      }),

    createSelfReferral: ({ body: { coverageCheckId, client }, identity }) =>
      store.transaction(async (tx) => {
        const check = await checkOf(tx, coverageCheckId);
        if (check.coverageResponse.code !== 'ASBUILT') {
          throw new Refusal('conflict', 'Fibre has not reached this place yet: show interest instead.');
        }
        const tied = { coverageCheckId, ...broughtBy(identity, referrals) };
        const clientId = client ? (await clientFor(tx, client, 'LEAD', tied, now())).id : null;
        const referral = await createRecord(tx, referrals, { type: 'SELF', ...tied, clientId }, now());
        return { referral: forStrangers(referrals, referral) };
      }),

    createSubscriptionForm: ({ body }) =>
      store.transaction(async (tx) => ({
        subscriptionForm: forStrangers(subscriptionForms, await placeOrder(tx, body, now())),
      })),

    getSubscriptionForm: async ({ params, identity }) => {
      const { list = [] } = subscriptionForms.access ?? {};
      const isReader = isPermitted(identity?.permissions ?? [], list);
      const within = isReader ? reach(identity, subscriptionForms, list) : undefined;
      const form = await store.get(subscriptionForms, params.id ?? '', { within });
      if (!form) throw new Refusal('notFound', 'There is no such subscription form.');
      // The link to an order may be shared with the person who pays for it.
      const masked = { ...form, client: maskedClient(form.client), installationAddress: null };
      const subscriptionForm: SubscriptionFormView = isReader
        ? publicView(subscriptionForms, form)
        : forStrangers(subscriptionForms, masked);
      return { subscriptionForm, openPayment: await openPaymentIn(store, await attemptsAt(store, form.id)) };
    },
  };
}
