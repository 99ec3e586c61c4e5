import { accounts } from '../../resources/accounts/accounts';
import { accountTypes } from '../../resources/accounts/accountTypes';
import { devices } from '../../resources/devices/devices';
import { updateRecord } from '../store/updateRecord';
import { connect, disconnect } from './accessLines';
import { follow } from './network';
import { planVisit } from './planVisit';
import { fromStock } from './stock';
import { changeAs, type World } from './World';

/** Plans the installation at a new customer: an ONU comes from stock, and the line works before the team leaves. */
export async function install(
  world: World,
  accountId: string,
  days: readonly [number, number] = [0.3, 3.2],
): Promise<void> {
  const { books, agenda, chance } = world;
  await planVisit(world, { type: 'INSTALLATION', accountId }, days, async (visit) => {
    const account = await books.get(accounts, accountId);
    if (!account || ['TERMINATED', 'TRANSFERRED'].includes(account.status)) return;
    const [known] = await books.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
    const device = known ?? (await fromStock(world));
    await visit.installDevice(device.serialNumber);
    await connect(world, accountId, device);
    const type = chance.pick(books.rowsOf(accountTypes).slice(0, 6));
    await updateRecord(books, accounts, accountId, { accountTypeId: type.id }, agenda.now);
    await follow(world, accountId);
  });
}

/** Plans the visit that fetches the ONU of a customer who has left for good. */
export async function recover(world: World, accountId: string): Promise<void> {
  const { books, staff } = world;
  await planVisit(world, { type: 'RECOVERY', accountId }, [2, 9], async () => {
    const [device] = await books.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
    const [engineer] = staff('Network engineer');
    const returned = { state: 'RETURNED', accountId: null, installedOn: null };
    if (device && engineer) await changeAs(world, engineer, devices, device.id, returned);
    await disconnect(world, accountId);
    await follow(world, accountId);
  });
}

/** Plans a survey before a move or for a second office. */
export const survey = (world: World, accountId: string): Promise<void> =>
  planVisit(world, { type: 'SURVEY', accountId }, [1, 5], async () => undefined);
