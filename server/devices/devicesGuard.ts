import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { onuSerialNotations } from '../../contract/devices/onuSerial';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Guard } from '../crud/Guard';
import { followDevice } from '../network/followDevice';
import type { Store } from '../store/Store';
import { alignNetwork, runOpenTasks } from '../subscriptions/alignNetwork';
import { deviceStateRefusal } from './rules/deviceState';

type Device = RecordOf<typeof devices>;

const DECISIVE = ['accountId', 'managementId', 'serialNumber'] as const;

/**
 * Keeps a device's state true, names the device that an account or a serial number already has, and has the network do at once
 * what another device makes possible.
 */
export const devicesGuard: Guard<Device> = {
  async check(tx, { before, given: { accountId, serialNumber } }) {
    if (accountId && accountId !== before?.accountId) await refuseSecondDevice(tx, accountId);
    if (serialNumber && serialNumber !== before?.serialNumber)
      await refuseKnownSerial(tx, serialNumber, before?.id ?? null);
  },

  async create(tx, { after }, now) {
    refuseUntrueState(after);
    await followDevice(tx, after, now);
    if (after.accountId) await alignNetwork(tx, after.accountId, now);
  },

  async update(tx, { before, after }, now) {
    if (before.state !== after.state || before.accountId !== after.accountId) refuseUntrueState(after);
    if (before.accountId !== after.accountId) await followDevice(tx, after, now);
    if (DECISIVE.every((name) => before[name] === after[name])) return;
    // Without its device, the earlier account has nothing that must be switched off.
    if (before.accountId && before.accountId !== after.accountId) await runOpenTasks(tx, before.accountId, now);
    if (after.accountId) await alignNetwork(tx, after.accountId, now);
  },
};

function refuseUntrueState(device: Device): void {
  const refusal = deviceStateRefusal(device);
  if (refusal) throw refusal;
}

/** Refuses (conflict, naming the device) a device for an account that has one. */
async function refuseSecondDevice(tx: Store, accountId: string): Promise<void> {
  const [own] = await tx.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  const account = own && (await tx.get(accounts, accountId));
  if (!own || !account) return;
  const said = phrase('{accountNumber} already has {device}. Replace that device.', {
    accountNumber: account.accountNumber,
    device: devices.represent(own),
  });
  throw new Refusal('conflict', said, { accountId: said });
}

/** Refuses (conflict) a serial number that another device has in another notation. */
async function refuseKnownSerial(tx: Store, serialNumber: string, ownId: string | null): Promise<void> {
  const [known] = await tx.find(devices, { where: [{ path: 'serialNumber', in: onuSerialNotations(serialNumber) }] });
  if (!known || known.id === ownId || known.serialNumber === serialNumber) return;
  const said = phrase('is the serial number of {device}', { device: devices.represent(known) });
  throw new Refusal('conflict', said, { serialNumber: said });
}
