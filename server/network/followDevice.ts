import type { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Sets the device on the lines of its account that have none, and removes it from the lines of other accounts. */
export async function followDevice(
  tx: Store,
  { id, accountId }: Pick<RecordOf<typeof devices>, 'id' | 'accountId'>,
  now: Date,
): Promise<void> {
  const naming = await tx.find(accessLines, { where: [{ path: 'deviceId', in: [id] }] });
  for (const line of naming)
    if (line.accountId !== accountId) await updateRecord(tx, accessLines, line.id, { deviceId: null }, now);
  if (!accountId) return;
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'status', in: ['ACTIVE'] },
    { path: 'deviceId', isNull: true },
  ] as const;
  for (const line of await tx.find(accessLines, { where }))
    await updateRecord(tx, accessLines, line.id, { deviceId: id }, now);
}
