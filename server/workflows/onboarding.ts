import { brand } from '../../contract/brand';
import { paymentMethodOf } from '../../contract/carriers';
import { Refusal } from '../../contract/errors';
import { isPermitted } from '../../contract/permissions';
import type { SubscriptionFormView } from '../../resources/answers/visitor';
import { buildingTypes } from '../../resources/buildingTypes';
import { businessSalesAgents } from '../../resources/businessSalesAgents';
import { clients } from '../../resources/clients';
import { coverageChecks } from '../../resources/coverageChecks';
import type { RecordOf } from '../../resources/defineResource';
import { interestForms } from '../../resources/interestForms';
import { products } from '../../resources/products';
import { referrals } from '../../resources/referrals';
import { subscriptionForms } from '../../resources/subscriptionForms';
import type { Deps } from '../deps';
import { maskedClient } from '../rules/masking';
import { createRecord, lockNumbers } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Handlers, Request } from './Handlers';

type Person = Request<'createInterest'>['body']['client'];
type Client = RecordOf<typeof clients>;

const ACTIVE = { where: [{ path: 'active', in: [true] }], limit: 200 };
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
  /** One client per phone number, so that asking twice does not make two people; stages only move forward. */
  const clientFor = async (tx: Store, person: Person, stage: Client['stage'], more: Partial<Client>) => {
    const values = { ...person, emailAddress: person.emailAddress ?? null, otherNumber: person.otherNumber ?? null };
    const find = () => tx.find(clients, { where: [{ path: 'phoneNumber', in: [person.phoneNumber] }], limit: 1 });
    const [known] = await find().then((found) => (found.length ? found : lockNumbers(tx, clients).then(find)));
    if (!known) return createRecord(tx, clients, { ...values, stage, ...more }, now());
    const moved = ['INTERESTED', 'LEAD'].includes(known.stage) ? { stage } : {};
    return (await tx.update(clients, known.id, { ...moved, dateUpdated: now().toISOString() })) ?? known;
  };

  const checkOf = async (tx: Store, id: string) => {
    const check = await tx.get(coverageChecks, id);
    if (!check) throw NO_CHECK;
    return check;
  };

  return {
    listOfferedProducts: async () => {
      const sort = { path: 'price', ascending: true };
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

    createInterest: ({ body }) =>
      store.transaction(async (tx) => {
        const { coverageCheckId } = body;
        const { coverageAreaId, location } = await checkOf(tx, coverageCheckId);
        const client = await clientFor(tx, body.client, 'INTERESTED', { coverageCheckId });
        const interestForm = await createRecord(
          tx,
          interestForms,
          { clientId: client.id, client: fullPerson(body.client), coverageCheckId },
          now(),
        );
        const near = coverageAreaId
          ? { path: 'coverageAreaId', in: [coverageAreaId] }
          : { path: 'location.commonName', in: [location.commonName] };
        const checks = await tx.find(coverageChecks, { where: [near], limit: 10_000 });
        const where = [{ path: 'coverageCheckId', in: checks.map((check) => check.id) }];
        return { interestForm, neighbours: (await tx.count(interestForms, { where })) - 1 };
      }),

    createSelfReferral: ({ body: { coverageCheckId, client } }) =>
      store.transaction(async (tx) => {
        const check = await checkOf(tx, coverageCheckId);
        if (check.coverageResponse.code !== 'ASBUILT') {
          throw new Refusal('conflict', 'Fibre has not reached this place yet: show interest instead.');
        }
        const clientId = client ? (await clientFor(tx, client, 'LEAD', { coverageCheckId })).id : null;
        return { referral: await createRecord(tx, referrals, { type: 'SELF', coverageCheckId, clientId }, now()) };
      }),

    createSubscriptionForm: ({ body }) =>
      store.transaction(async (tx) => {
        const product = await tx.get(products, body.productId);
        if (!product?.active)
          throw new Refusal('invalid', 'productId is not a package on offer', {
            productId: 'is not a package on offer',
          });
        if (body.agentId && !(await tx.get(businessSalesAgents, body.agentId))) {
          throw new Refusal('invalid', 'agentId is not a sales agent', { agentId: 'is not a sales agent' });
        }
        const { client: person, ...order } = body;
        const tied = { coverageCheckId: order.coverageCheckId ?? null, agentId: order.agentId ?? null };
        const client = await clientFor(tx, person, 'PROSPECT', { ...tied, wasReferred: Boolean(order.agentId) });
        const values = { ...order, ...tied, clientId: client.id, client: fullPerson(person) };
        return { subscriptionForm: await createRecord(tx, subscriptionForms, values, now()) };
      }),

    getSubscriptionForm: async ({ params, identity }) => {
      const form = await store.get(subscriptionForms, params.id ?? '');
      if (!form) throw new Refusal('notFound', 'There is no such subscription form.');
      const known = identity && isPermitted(identity.permissions, 'View Subscription Form');
      const subscriptionForm: SubscriptionFormView = known ? form : { ...form, client: maskedClient(form.client) };
      return { subscriptionForm };
    },
  };
}

function fullPerson(person: Person): RecordOf<typeof subscriptionForms>['client'] {
  const { emailAddress = null, otherNumber = null, nationalId = null, placeOfResidence = null } = person;
  return { ...person, emailAddress, otherNumber, nationalId, placeOfResidence };
}
