import { accounts } from '../../resources/accounts/accounts';
import type { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkHandlers } from '../network/handlers';
import { updateRecord } from '../store/updateRecord';
import { asked, type World } from './World';

/** One of so many lines has a static address. */
const STATIC = 9;

const linesOf = ({ books }: World, accountId: string) =>
  books.find(accessLines, { where: [{ path: 'accountId', in: [accountId] }] });

/** Creates the line of a customer whose device was just installed, unless there is one. */
export async function connect(world: World, accountId: string, device: RecordOf<typeof devices>): Promise<void> {
  const { books, deps, staff } = world;
  const [engineer] = staff('Network engineer');
  const account = await books.get(accounts, accountId);
  if (!engineer || !account || (await linesOf(world, accountId)).length > 0) return;
  const count = await books.count(accessLines);
  const staticAddress = count % STATIC === 0 ? `102.34.${Math.floor(count / 250)}.${(count % 250) + 2}` : null;
  const { accountNumber: username } = account;
  const macAddress = ['00', '25', '9E', ...(device.serialNumber.slice(-6).match(/../g) ?? [])].join(':');
  const body = { username, accountId, deviceId: device.id, macAddress, vlan: 100 + (count % 8), staticAddress };
  const { accessLine } = await networkHandlers(deps).createAccessLine(asked(engineer, body));
  // Demo data is the same each time, and is not sealed for one installation: these lines need a new secret before a modem uses them.
  await updateRecord(books, accessLines, accessLine.id, { sealedSecret: 'demo' }, deps.now());
}

/** Terminates the line of a customer who has left for good. */
export async function disconnect(world: World, accountId: string): Promise<void> {
  const { deps, staff } = world;
  const [engineer] = staff('Network engineer');
  const body = { reason: 'The customer has left, and the ONU was fetched.' };
  for (const { id, status } of await linesOf(world, accountId))
    if (engineer && status === 'ACTIVE') await networkHandlers(deps).terminateAccessLine(asked(engineer, body, { id }));
}
