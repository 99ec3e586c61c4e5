import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { WorkOrder } from '../../resources/workOrders/workOrders';
import type { Store } from '../store/Store';

type WhereTo = Pick<WorkOrder, 'phoneNumber' | 'place'>;

/**
 * Returns whom to call and where to go for an account: its phone number, the address of its latest order, and the checked point.
 */
export async function whereToGo(tx: Store, accountId: string): Promise<WhereTo> {
  const account = await tx.get(accounts, accountId);
  const { phoneNumber = null, placeOfResidence = null } = account?.accountDetail ?? {};
  const client = account?.clientId ? await tx.get(clients, account.clientId) : null;
  const [order] = client
    ? await tx.find(subscriptionForms, {
        where: [{ path: 'clientId', in: [client.id] }],
        sort: { path: 'dateCreated', ascending: false },
        limit: 1,
      })
    : [];
  const checkId = order?.coverageCheckId ?? client?.coverageCheckId;
  const location = checkId ? (await tx.get(coverageChecks, checkId))?.location : undefined;
  return {
    phoneNumber,
    place: {
      address: order?.installationAddress ?? placeOfResidence ?? location?.commonName ?? null,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
    },
  };
}
