import type { Deps } from '../../deps';
import { takeLock } from '../../store/locks';
import { keepDifferences } from '../audit/keepDifferences';
import { readDifferences } from '../audit/readDifferences';

/**
 * Compares the money with the network, and stores the differences. A reading that is ended early stores nothing, because it cannot
 * say which differences are gone.
 */
export async function auditNetwork(
  { store, now, config }: Pick<Deps, 'store' | 'now' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const { accounting } = config;
  if (!accounting) return;
  const at = now();
  const found = await readDifferences(store, { now: at, interimSeconds: accounting.interimSeconds }, signal);
  if (!found) return;
  await store.transaction(async (tx) => {
    await takeLock(tx, 'networkAudit');
    await keepDifferences(tx, found, at);
  });
}
