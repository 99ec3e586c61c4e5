import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../base/StartRefused';
import { createLiveSettings, readBeforeUpgrade } from '../config/liveSettings';
import { openConfigured } from '../prepare';
import { runCommand } from '../runCommand';
import { createPostgresStore } from '../store/PostgresStore';
import { whileNobodyBacksUp } from './backupLock';
import { placeOf } from './placeOf';
import { proveBackup } from './proveBackup';
import { takeBackup, takeProvedBackup } from './takeBackup';

// `npm run backup`, or `npm run backup -- FOLDER`, writes one file of the whole database while the product serves, and proves it
// by restoring it into a scratch database.
await runCommand(async () => {
  const settings = createLiveSettings(process.env);
  const { config } = settings;
  const [folder] = process.argv.slice(2);
  const database = await openConfigured(config);
  try {
    await readBeforeUpgrade(settings, createPostgresStore(database));
    const own = join(config.dataDir, 'backups');
    const place = folder ? { folder } : (config.backups?.place ?? { folder: own });
    if ('folder' in place && place.folder === own) await mkdir(own, { recursive: true, mode: 0o700 });
    const source = { url: database.url, place: placeOf(place) };
    const clock = () => new Date();
    const made = await whileNobodyBacksUp(database.url, async () => {
      const store = createPostgresStore(database);
      if (await isOfThisVersion(store)) return takeProvedBackup(store, source, 'COMMAND', clock);
      // If this version is newer than the one that serves, the result cannot be stored.
      const taken = await takeBackup(source, 'COMMAND', clock());
      return { ...taken, ...(await proveBackup(source.url, source.place, taken.fileName)) };
    });
    console.log(`${made.fileName} in ${made.place}: ${made.rows} records, ${made.megabytes} MB.`);
    if (made.status !== 'PROVED') throw new StartRefused(`It is not proved. ${made.problem}`);
    console.log('It is proved: it was restored into a scratch database, and everything was the same.');
  } finally {
    await database.close();
  }
});

async function isOfThisVersion(store: ReturnType<typeof createPostgresStore>): Promise<boolean> {
  const { pending } = await store.state().catch((error) => {
    throw (error as { code?: string }).code === '42P01'
      ? new StartRefused('The database is empty: there is nothing to back up.')
      : error;
  });
  return pending.length === 0;
}
