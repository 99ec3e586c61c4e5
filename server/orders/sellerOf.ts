import { clients } from '../../resources/accounts/clients';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { agenciesOf } from '../access/users';
import { clientWithPhone, keptClient } from '../accounts/keptClient';
import type { Identity } from '../base/identity';
import { type SellerFields, sellerFieldsOf } from '../crud/ownRecords';
import type { Store } from '../store/Store';
import type { PackageOrder } from './placeOrder';

/**
 * Returns to whom an order from the back-office is credited: to its creator, if they sell, for their only agency; otherwise to
 * the user or agency that brought the client. An agency given in the order itself is kept.
 */
export async function sellerOf(tx: Store, identity: Identity | null, order: PackageOrder): Promise<SellerFields> {
  const brought = sellerFieldsOf(identity, subscriptionForms, 'Create Subscription Form', order);
  if (brought.sellerId || brought.agentId || order.agentId || !identity) return brought;
  const [agency, ...others] = await agenciesOf(tx, identity.userId);
  if (agency && others.length === 0) return { sellerId: identity.userId, agentId: agency.id };
  const known = order.clientId
    ? await tx.get(clients, order.clientId)
    : await clientWithPhone(tx, order.client?.phoneNumber ?? '');
  if (!known) return {};
  const { sellerId, agentId } = await keptClient(tx, known);
  return { ...(sellerId ? { sellerId } : {}), ...(agentId ? { agentId } : {}) };
}
