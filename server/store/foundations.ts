import { PERMISSIONS } from '../../contract/permissions';
import { storedResources } from '../../resources';
import { areaOf, permissions } from '../../resources/permissions';
import { createRecord, ensureCounters } from './createRecord';
import { ensureLocks } from './locks';
import type { Store } from './Store';

/** What every store must hold before it serves, made where it is missing. Runs while no other process starts. */
export async function ensureFoundations(tx: Store, now: Date): Promise<void> {
  await ensurePermissions(tx, now);
  await ensureCounters(tx, storedResources, now);
  await ensureLocks(tx, now);
}

/** The catalogue follows the code that checks the names, in production as in the demo. */
async function ensurePermissions(tx: Store, now: Date): Promise<void> {
  const known = new Set((await tx.find(permissions)).map(({ name }) => name));
  for (const name of PERMISSIONS.filter((each) => !known.has(each))) {
    await createRecord(tx, permissions, { name, area: areaOf(name) }, now);
  }
}
