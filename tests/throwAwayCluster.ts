import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
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

const RAM_DISK = '/dev/shm';
/** Bytes: more than a whole run of the tests has written at any moment. */
const ENOUGH = 4 * 2 ** 30;

/** A folder in memory, if there is enough of it, for files that nobody needs after a crash. */
function fastFolder(): string {
  if (!existsSync(RAM_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(RAM_DISK);
  return bavail * bsize >= ENOUGH ? RAM_DISK : tmpdir();
}

/** The product's own PostgreSQL in a temporary folder, gone once it is stopped; by default as fast as it can be. `begin` fills the folder before. */
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
