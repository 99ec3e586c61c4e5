import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../server/store/embedded/openCluster';

/** For tests that look at results and not at crashes: nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
};

/** The product's own PostgreSQL in a temporary folder, gone afterwards; by default as fast as it can be. */
export async function throwAwayCluster(
  settings: Record<string, string> = FAST,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-postgres-'));
  const cluster = await openCluster(folder, { settings: { max_connections: '200', ...settings } });
  const stop = async () => {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: cluster.url, stop };
}
