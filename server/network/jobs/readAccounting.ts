import type { Deps } from '../../deps';
import { endSilentSessions } from '../accounting/endSilentSessions';
import { readSpool } from '../accounting/readSpool';

/**
 * Reads the spool of accounting. Once nothing is left to read, it ends sessions of which nothing was heard; before that, their
 * reports may still be in the spool.
 */
export async function readAccounting(
  deps: Pick<Deps, 'store' | 'now' | 'log' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const { accounting } = deps.config;
  if (!accounting) return;
  if (await readSpool(deps, accounting, signal)) await endSilentSessions(deps, accounting.interimSeconds);
}
