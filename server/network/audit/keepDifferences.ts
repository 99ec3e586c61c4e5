import { networkDifferences } from '../../../resources/network/networkDifferences';
import { createRecords } from '../../store/createRecords';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import type { Found } from './readDifferences';

/**
 * Stores what a reading found: new differences, changed ones, and the end of those that are gone. The transaction `tx` holds the lock
 * "networkAudit".
 */
export async function keepDifferences(tx: Store, found: readonly Found[], now: Date): Promise<void> {
  const open = await tx.find(networkDifferences, { where: [{ path: 'status', in: ['OPEN'] }] });
  const left = new Map(found.map((each) => [each.key, each]));
  for (const known of open) {
    const still = left.get(known.key);
    left.delete(known.key);
    if (!still)
      await updateRecord(tx, networkDifferences, known.id, { status: 'ENDED', endedAt: now.toISOString() }, now);
    else if (hasChanged(known, still))
      await updateRecord(tx, networkDifferences, known.id, { ...still, since: known.since }, now);
  }
  const added = [...left.values()].map((each) => ({ ...each, status: 'OPEN' as const }));
  await createRecords(tx, networkDifferences, added, now);
}

/** The moment since which it lasts stays as it was first read. */
const hasChanged = (known: Found, still: Found) =>
  (['cause', 'perDay', 'accountId', 'sessionId', 'nasAddress'] as const).some(
    (name) => (known[name] ?? null) !== (still[name] ?? null),
  );
