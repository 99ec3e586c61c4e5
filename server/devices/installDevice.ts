import { isPermitted } from '../../contract/access/permissions';
import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { onuSerialNotations } from '../../contract/devices/onuSerial';
import type { REPLACED_DEVICE_STATES } from '../../contract/statuses';
import { inWords } from '../../contract/text';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { audit } from '../audit/audit';
import type { Identity } from '../base/identity';
import { dayAt } from '../rules/days';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { devicesGuard } from './devicesGuard';

type Device = RecordOf<typeof devices>;

/** The device to install at an account, and what happens to the one that the account has. */
export interface Installation {
  serialNumber: string;
  /** The model of a device that is not recorded yet. */
  model?: string | null | undefined;
  /** The state of the replaced device; without it, an account's device is not replaced. */
  replacedState?: (typeof REPLACED_DEVICE_STATES)[number] | null | undefined;
  reason?: string | null | undefined;
}

/**
 * Installs a device from stock at an account, and removes the device that it replaces. The network switches the new one on or
 * off at once, as the account's subscriptions ask for. A serial number that is not recorded yet is added by users who may add
 * devices. Installing the device that the account already has changes nothing. Throws a Refusal.
 */
export async function installDevice(
  tx: Store,
  accountId: string,
  wanted: Installation,
  identity: Identity | null,
  now: Date,
): Promise<Device> {
  // Two people who install at one account take turns.
  const account = await tx.get(accounts, accountId, { lock: true });
  if (!account) throw new Refusal('notFound', 'There is no such account.');
  const { accountNumber } = account;
  const [own] = await tx.find(devices, { where: [{ path: 'accountId', in: [account.id] }], limit: 1 });
  const known = await findBySerial(tx, wanted.serialNumber);
  if (known && known.id === own?.id) return known;
  if (known) await refuseUnavailable(tx, known);
  if (own && !wanted.replacedState) {
    const values = { accountNumber, device: devices.represent(own) };
    throw new Refusal('conflict', phrase('{accountNumber} already has {device}. Replace that device.', values));
  }
  if (own && !wanted.reason?.trim()) throw fieldRefusal('reason', 'is required');
  const device = known ?? (await addDevice(tx, wanted, identity, now));
  const change = (before: Device, changes: Changes<typeof devices>) =>
    changeDevice(tx, before, changes, { identity, reason: wanted.reason ?? undefined }, now);
  if (own && wanted.replacedState)
    await change(own, { state: wanted.replacedState, accountId: null, installedOn: null });
  return change(device, { state: 'INSTALLED', accountId: account.id, installedOn: dayAt(now) });
}

/** Returns the device with this serial number in any notation, its row locked, or null. */
async function findBySerial(tx: Store, serialNumber: string): Promise<Device | null> {
  const where = [{ path: 'serialNumber', in: onuSerialNotations(serialNumber) }] as const;
  const [found] = await tx.find(devices, { where, limit: 1 });
  return found ? tx.get(devices, found.id, { lock: true }) : null;
}

/** Refuses (conflict) a device that is not in stock, and says where it is. */
async function refuseUnavailable(tx: Store, { serialNumber, state, accountId }: Device): Promise<void> {
  if (accountId) {
    const accountNumber = (await tx.get(accounts, accountId))?.accountNumber ?? '';
    throw new Refusal(
      'conflict',
      phrase('{serialNumber} is installed at {accountNumber}.', { serialNumber, accountNumber }),
    );
  }
  if (state === 'IN_STOCK') return;
  const values = { serialNumber, state: new Terms([inWords(state).toLowerCase()]) };
  throw new Refusal('conflict', phrase('{serialNumber} is not in stock; it is {state}.', values));
}

/** Adds a device that is not recorded yet, if the caller may add devices. */
async function addDevice(
  tx: Store,
  { serialNumber, model }: Installation,
  identity: Identity | null,
  now: Date,
): Promise<Device> {
  if (!isPermitted(identity?.permissions ?? [], devices.access?.create ?? []))
    throw fieldRefusal('serialNumber', 'is not in stock: check it, or ask the network team to add the device');
  if (!model?.trim()) throw fieldRefusal('model', 'is required: the serial number is not in stock');
  const device = await createRecord(tx, devices, { serialNumber: serialNumber.trim(), model: model.trim() }, now);
  await audit(tx, { identity, action: 'CREATE', resource: devices, record: device, before: null, after: device }, now);
  return device;
}

/** Changes a device with the rules and the audit entry of a change in the back-office. */
async function changeDevice(
  tx: Store,
  before: Device,
  changes: Changes<typeof devices>,
  { identity, reason }: { identity: Identity | null; reason: string | undefined },
  now: Date,
): Promise<Device> {
  const after = await updateRecord(tx, devices, before.id, changes, now);
  if (!after) throw new Error(`${before.serialNumber} is gone, though it was locked.`);
  await devicesGuard.update?.(tx, { before, after, identity }, now);
  const entry = { identity, action: 'UPDATE', resource: devices, record: after, before, after } as const;
  await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now);
  return after;
}
