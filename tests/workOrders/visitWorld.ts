import type { Permission } from '../../contract/access/permissions';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { workOrders } from '../../resources/workOrders/workOrders';
import { prepareStore } from '../../server/prepare';
import { personHolding } from '../conformance/scopes/people';
import { openDemoDatabase } from '../databases';
import { START } from '../start';
import { createWorld, type Reply } from '../world';

type WorkOrder = RecordOf<typeof workOrders>;

const WORKING: Permission[] = ['View Work Orders', 'Update Work Orders'];

/**
 * Opens the demo data with a dispatcher, two technicians of one team whose role is limited to their own records, and one
 * technician of another team.
 */
export async function openVisits() {
  const store = await prepareStore(await openDemoDatabase(), true, START);
  const world = createWorld(store);
  const dispatcher = await world.signIn('support');
  const ann = await personHolding(world, 'OWN', WORKING);
  const ben = await personHolding(world, 'OWN', WORKING, { roleId: ann.roleIds[0] ?? '' });
  const other = await personHolding(world, 'OWN', WORKING);
  const [account] = await store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
  if (!account) throw new Error('The demo data has no active account.');

  const ask = <T = Record<string, unknown>>(
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<Reply<T>> => world.call<T>(method, path, { token, ...(body ? { body } : {}) });
  const open = async (more: object = {}): Promise<WorkOrder> => {
    const body = { accountId: account.id, type: 'REPAIR', ...more };
    const reply = await ask<{ workOrder: WorkOrder }>(dispatcher, 'POST', 'work-orders/open', body);
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body.workOrder;
  };
  const read = async (id: string) =>
    (await ask<{ workOrder: WorkOrder }>(dispatcher, 'GET', `work-orders/${id}`)).body.workOrder;
  const listed = async (token: string, query: string) =>
    (await ask<{ workOrders: WorkOrder[] }>(token, 'GET', `work-orders?limit=200&${query}`)).body.workOrders.map(
      ({ id }) => id,
    );
  return { store, world, dispatcher, ann, ben, other, account, ask, open, read, listed, team: ann.roleIds[0] ?? '' };
}
