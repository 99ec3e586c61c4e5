import { devices } from '../../resources/devices/devices';
import { deviceHandlers } from '../devices/handlers';
import { createRecord } from '../store/createRecord';
import { follow } from './network';
import { asked, type World } from './World';

const MODELS = [
  ['Huawei', 'EG8145V5'],
  ['ZTE', 'F670L'],
  ['Nokia', 'G-140W-C'],
] as const;

/** Returns an ONU in stock. A box of twelve is bought whenever few are left. */
export async function fromStock(world: World) {
  const { books } = world;
  const sort = { path: 'serialNumber', ascending: false } as const;
  const inStock = () => books.find(devices, { where: [{ path: 'state', in: ['IN_STOCK'] }], sort, limit: 4 });
  if ((await inStock()).length < 4) await buyDevices(world, 12);
  const [device] = await inStock();
  if (!device) throw new Error('No ONU was bought.');
  return device;
}

/** Adds new ONUs to the stock. */
export async function buyDevices({ books, agenda, chance }: World, count: number): Promise<void> {
  const [manufacturer, model] = chance.pick(MODELS);
  for (let bought = 0; bought < count; bought += 1) {
    const serialNumber = `KFUG${(0x1a2b3c00 + (await books.count(devices)) * 7919).toString(16).toUpperCase()}`;
    const managementId = `00259E-${model.replaceAll('-', '%2D')}-${serialNumber}`;
    await createRecord(
      books,
      devices,
      { serialNumber, manufacturer, model, managementId, state: 'IN_STOCK' },
      agenda.now,
    );
  }
}

/** Replaces the broken ONU of an account by one from stock. */
export async function replaceDevice(world: World, accountId: string): Promise<void> {
  const { books, deps, staff } = world;
  const [broken] = await books.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  const [engineer] = staff('Network engineer');
  if (!broken || !engineer) return;
  const { serialNumber } = await fromStock(world);
  const body = { serialNumber, replacedState: 'FAULTY', reason: 'It does not start any more.' } as const;
  await deviceHandlers(deps).installDevice(asked(engineer, body, { id: accountId }));
  await follow(world, accountId);
}
