import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { onuSerialNotations } from '../../contract/devices/onuSerial';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Device = RecordOf<typeof devices>;
type Parts = Pick<Deps, 'store' | 'devices' | 'now'>;

/** A device that can be reached through the device manager. */
export type ManagedDevice = Device & { managementId: string };

/** Returns the device installed for an account, or null. */
export async function findInstalledDevice(store: Store, accountId: string): Promise<Device | null> {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'state', in: ['INSTALLED'] },
  ] as const;
  const [device] = await store.find(devices, { where, limit: 1 });
  return device ?? null;
}

/**
 * Returns the device with its management ID. A device without one is looked up in the device manager by its serial number, in
 * every notation, and linked. Returns null if the manager knows none or several, or another device is linked to that one. Throws
 * DeviceError.
 */
export async function linkedDevice(
  { store, devices: manager, now }: Parts,
  device: Device,
): Promise<ManagedDevice | null> {
  const { managementId } = device;
  if (managementId) return { ...device, managementId };
  const notations = onuSerialNotations(device.serialNumber);
  const [found, ...others] = notations.length > 0 ? await manager.findBySerial(notations) : [];
  if (!found || others.length > 0) return null;
  const taken = await store.find(devices, { where: [{ path: 'managementId', in: [found] }], limit: 1 });
  if (taken.length > 0) return null;
  await store.transaction((tx) => updateRecord(tx, devices, device.id, { managementId: found }, now()));
  return { ...device, managementId: found };
}

/**
 * Returns the account's device for a call to the device manager. Throws a Refusal if the account or the device is missing, or the
 * device is not linked to the device manager; DeviceError if that cannot be found out.
 */
export async function managedDeviceOf(parts: Parts, accountId: string): Promise<ManagedDevice> {
  const { store } = parts;
  const account = await store.get(accounts, accountId);
  if (!account) throw new Refusal('notFound', 'There is no such account.');
  const device = await findInstalledDevice(store, account.id);
  if (!device) throw new Refusal('notFound', 'No device is installed for this account.');
  const linked = await linkedDevice(parts, device);
  if (!linked) throw new Refusal('conflict', phrase(NOT_LINKED, { device: devices.represent(device) }));
  return linked;
}

const NOT_LINKED =
  '{device} is not linked to the device manager, which knows no such serial number. Check the serial number or enter the management ID.';
