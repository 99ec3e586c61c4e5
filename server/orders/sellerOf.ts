import { clients } from '../../resources/accounts/clients';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { agenciesOf } from '../access/heldRoles';
import type { Identity } from '../base/identity';
import { type Brought, broughtBy } from '../crud/ownRecords';
import type { Store } from '../store/Store';
import type { Order } from './placeOrder';

/**
 * For whom an order counts that is made in the back-office: whoever makes it where they sell, for the one agency they sell
 * for; otherwise who brought the client. What the order itself says of its agency stands.
 */
export async function sellerOf(tx: Store, identity: Identity | null, order: Order): Promise<Brought> {
  const brought = broughtBy(identity, subscriptionForms, 'Create Subscription Form', order);
  if (brought.sellerId || brought.agentId || order.agentId || !identity) return brought;
  const [agency, ...others] = await agenciesOf(tx, identity.userId);
  if (agency && others.length === 0) return { sellerId: identity.userId, agentId: agency.id };
  const known = order.clientId ? await tx.get(clients, order.clientId) : await clientNamed(tx, order);
  if (!known) return {};
  const { sellerId, agentId } = known;
  return { ...(sellerId ? { sellerId } : {}), ...(agentId ? { agentId } : {}) };
}

async function clientNamed(tx: Store, { client }: Order) {
  const where = [{ path: 'phoneNumber', in: [client?.phoneNumber ?? ''] }] as const;
  return (await tx.find(clients, { where, limit: 1 }))[0];
}
