import { fieldRefusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import type { Language } from '../../contract/languages';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { products } from '../../resources/subscriptions/products';
import { advance, clientFor, fullPerson } from '../accounts/clientFor';
import { keptClient } from '../accounts/keptClient';
import { refer } from '../agents/referrals';
import { sendSmsAndMail } from '../messages/send';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

type Form = RecordOf<typeof subscriptionForms>;
/**
 * An order of a package for a new person or an existing client, the user who brought it, and the language that a visitor uses.
 */
export type PackageOrder = BodyOf<'createSubscriptionFormAsStaff'> & { sellerId?: string; language?: Language | null };

/** Creates an order's subscription form in the transaction `tx`. An agency that brought it gets a referral. */
export async function placeOrder(tx: Store, order: PackageOrder, now: Date): Promise<Form> {
  const product = await tx.get(products, order.productId);
  if (!product?.active) throw fieldRefusal('productId', 'is no longer on offer');
  const { coverageCheckId = null, agentId = null, sellerId = null, language = null } = order;
  if (agentId && !(await tx.get(businessSalesAgents, agentId))) throw fieldRefusal('agentId', 'does not exist');
  const tied = { coverageCheckId, agentId, sellerId };
  const [client, person] = await whoOrders(tx, order, { ...tied, wasReferred: Boolean(agentId), language }, now);
  const { productId, buildingTypeId, installationAddress } = order;
  const values = { productId, buildingTypeId, installationAddress, ...tied, clientId: client.id, client: person };
  const form = await createRecord(tx, subscriptionForms, values, now);
  await refer(tx, client.id, tied, now);
  const { id, formNumber, dateCreated: since } = form;
  const page = PUBLIC_ROUTES.pay.replace(':subscriptionId', id);
  await sendSmsAndMail(
    tx,
    {
      ...{ recipient: person.phoneNumber, clientId: client.id, language, since, key: `order:${id}` },
      text: 'orderReceived',
      values: { formNumber, productName: product.name, amount: product.price, currency: brand.currency, page },
    },
    person.emailAddress,
    now,
  );
  return form;
}

type Client = RecordOf<typeof clients>;

async function whoOrders(
  tx: Store,
  order: PackageOrder,
  more: Partial<Client>,
  now: Date,
): Promise<[Client, Form['client']]> {
  if (order.client) return [await clientFor(tx, order.client, 'PROSPECT', more, now), fullPerson(order.client)];
  const known = await tx.get(clients, order.clientId ?? '', { lock: true });
  if (!known) throw fieldRefusal('clientId', 'does not exist');
  const client = await keptClient(tx, known);
  return [await advance(tx, client, 'PROSPECT', now), fullPerson(pickPerson(client))];
}

const pickPerson = ({
  firstName,
  lastName,
  companyName,
  emailAddress,
  phoneNumber,
  otherNumber,
  nationalId,
  placeOfResidence,
  tin,
}: Client) => ({
  firstName,
  lastName,
  companyName,
  emailAddress,
  phoneNumber,
  otherNumber,
  nationalId,
  placeOfResidence,
  tin,
});
