import { fieldRefusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { devices } from '../../resources/devices/devices';
import { accessLines } from '../../resources/network/accessLines';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { sealLineSecret } from './lineSecret';
import { newSecret } from './newSecret';
import { accessOf } from './updateAccessLines';

type Given = Pick<NewRecord<typeof accessLines>, 'deviceId' | 'macAddress' | 'vlan' | 'staticAddress'> & {
  username: string;
  accountId: string;
};

/**
 * Creates a line with a new secret and its desired state; by default it names the account's device. Returns the line and the
 * secret, which is readable only here.
 */
export async function createAccessLine(tx: Store, given: Given, appSecret: string, now: Date) {
  const account = await tx.get(accounts, given.accountId, { lock: true });
  if (!account) throw fieldRefusal('accountId', 'does not exist');
  if (account.type !== 'CUSTOMER') throw fieldRefusal('accountId', 'is not a customer’s account');
  await refuseOtherDevice(tx, given.accountId, given.deviceId ?? null);
  const deviceId = given.deviceId ?? (await deviceAt(tx, given.accountId));
  const status = 'ACTIVE' as const;
  const secret = newSecret();
  const sealedSecret = sealLineSecret(appSecret, given.username, secret);
  const desired = await accessOf(tx, account, { status }, now);
  const accessChangedAt = now.toISOString();
  const values = { ...given, deviceId, sealedSecret, status, ...desired, accessChangedAt };
  return { line: await createRecord(tx, accessLines, values, now), secret };
}

async function deviceAt(tx: Store, accountId: string): Promise<string | null> {
  const [installed] = await tx.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  return installed?.id ?? null;
}

/** Refuses the device of another account. */
export async function refuseOtherDevice(tx: Store, accountId: string, deviceId: string | null): Promise<void> {
  if (!deviceId) return;
  const device = await tx.get(devices, deviceId);
  if (!device) throw fieldRefusal('deviceId', 'does not exist');
  if (device.accountId !== accountId) throw fieldRefusal('deviceId', 'is not installed at this account');
}
