import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

/** A device that can be reached through the device manager. */
export type ManagedDevice = RecordOf<typeof devices> & { managementId: string };

/** Returns the device installed for an account, or null. */
export async function findInstalledDevice(store: Store, accountId: string): Promise<RecordOf<typeof devices> | null> {
  const [device] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  return device ?? null;
}

/**
 * Returns the same device for a call to the device manager. Throws a Refusal if the account, the device or its management ID is
 * missing.
 */
export async function managedDeviceOf(store: Store, accountId: string): Promise<ManagedDevice> {
  const account = await store.get(accounts, accountId);
  if (!account) throw new Refusal('notFound', 'There is no such account.');
  const device = await findInstalledDevice(store, account.id);
  if (!device) throw new Refusal('notFound', 'No device is installed for this account.');
  const { managementId } = device;
  if (!managementId)
    throw new Refusal('conflict', `${devices.represent(device)} has no management ID, so it cannot be reached.`);
  return { ...device, managementId };
}
