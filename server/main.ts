import { createStandIns } from '../mock-server/createStandIns';
import { storedResources } from '../resources';
import { backups as backupRecords } from '../resources/backup/backups';
import { actions } from '../resources/catalogue/actions';
import { declarationFaults } from '../resources/language/declarationFaults';
import { backUpBeforeUpgrade } from './backup/backUpBeforeUpgrade';
import { placeOf } from './backup/placeOf';
import { memoizeBySettings } from './base/memoizeBySettings';
import { StartRefused } from './base/StartRefused';
import { createLiveSettings, readBeforeUpgrade } from './config/liveSettings';
import { requirePort } from './http/requirePort';
import { outsideSystems } from './outsideSystems';
import { openConfigured, prepareStore } from './prepare';
import { runCommand } from './runCommand';
import { serveProduct } from './serve';
import { createRecord } from './store/createRecord';
import { createPostgresStore } from './store/PostgresStore';

// Starts the product: the API on PostgreSQL (embedded or a server), with stand-ins for what is not configured.
await runCommand(async () => {
  const settings = createLiveSettings(process.env);
  const { config } = settings;
  const faults = config.production ? [] : declarationFaults(storedResources, Object.values(actions));
  if (faults.length > 0) throw new StartRefused(faults.join('\n'));
  await requirePort(config);
  const outside = outsideSystems(config, createStandIns(config));
  const demo = { size: config.demoSize, isFiscal: config.efris !== null, report: (line: string) => console.log(line) };
  const database = await openConfigured(config);
  await readBeforeUpgrade(settings, createPostgresStore(database));
  const upgrade = config.backups && (await backUpBeforeUpgrade(database, placeOf(config.backups.place), new Date()));
  const tracing = config.traces ? (await import('./tracing/startTracing')).startTracing(config.traces) : null;
  const served = tracing?.database(database) ?? database;
  const store = await prepareStore(served, config.demoData, new Date(), demo);
  if (upgrade) await createRecord(store, backupRecords, upgrade, new Date());
  const backups = memoizeBySettings(
    () => config.backups,
    (set) => set && { ...set, source: { url: database.url, place: placeOf(set.place) } },
  );
  serveProduct({ settings, store, backups, tracing, ...outside });
});
