import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../server/store/embedded/openCluster';

/** Settings for tests of results, not of crashes: nothing waits for the disk. */
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

const RAM_DISK = '/dev/shm';
/** In bytes: more than a whole test run has ever used. */
const ENOUGH = 4 * 2 ** 30;

/** Returns a folder in memory, if there is enough of it, for files that are not needed after a crash. */
function fastFolder(): string {
  if (!existsSync(RAM_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(RAM_DISK);
  return bavail * bsize >= ENOUGH ? RAM_DISK : tmpdir();
}

/**
 * Starts the product's own PostgreSQL in a temporary folder that is removed when it stops, by default as fast as possible.
 * `begin` fills the folder first.
 */
export async function throwAwayCluster(
  settings: Record<string, string> = FAST,
  begin: (folder: string) => void = () => undefined,
): Promise<{ url: string; folder: string; close(): Promise<void>; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(settings === FAST ? fastFolder() : tmpdir(), 'kitara-postgres-'));
  begin(folder);
  const cluster = await openCluster(folder, { settings: { max_connections: '200', ...settings } });
  const stop = async () => {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: cluster.url, folder, close: cluster.close, stop };
}
