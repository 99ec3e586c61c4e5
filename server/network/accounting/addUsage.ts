import { usageDays } from '../../../resources/network/usageDays';
import { createRecords } from '../../store/createRecords';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import type { Bytes } from '../rules/sessions';

/** The bytes that a line carried for an account on a day. */
export interface Usage extends Bytes {
  day: string;
  accessLineId: string;
  accountId: string;
}

const keyOf = ({ day, accessLineId, accountId }: Omit<Usage, keyof Bytes>) => `${day} ${accessLineId} ${accountId}`;

/** Adds bytes to the days of their lines. The transaction `tx` holds the lock "accounting". */
export async function addUsage(tx: Store, all: readonly Usage[], now: Date): Promise<void> {
  const added = new Map<string, Usage>();
  for (const usage of all) {
    const before = added.get(keyOf(usage));
    const sum = before ? { ...usage, ...sumOf(before, usage) } : usage;
    if (sum.downloadBytes > 0 || sum.uploadBytes > 0) added.set(keyOf(usage), sum);
  }
  if (added.size === 0) return;
  const days = [...new Set([...added.values()].map(({ day }) => day))];
  const lines = [...new Set([...added.values()].map(({ accessLineId }) => accessLineId))];
  const known = await tx.find(usageDays, {
    where: [
      { path: 'day', in: days },
      { path: 'accessLineId', in: lines },
    ],
  });
  for (const row of known) {
    const more = added.get(keyOf(row));
    if (more) await updateRecord(tx, usageDays, row.id, sumOf(row, more), now);
    added.delete(keyOf(row));
  }
  await createRecords(tx, usageDays, [...added.values()], now);
}

const sumOf = (a: Bytes, b: Bytes): Bytes => ({
  downloadBytes: a.downloadBytes + b.downloadBytes,
  uploadBytes: a.uploadBytes + b.uploadBytes,
});
