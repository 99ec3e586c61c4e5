import { outsideSystems } from '../mock-server/outsideSystems';
import { backups as backupRecords } from '../resources/backups';
import { backUpBeforeUpgrade } from './backup/backUpBeforeUpgrade';
import { placeOf } from './backup/placeOf';
import { requirePort } from './http/requirePort';
import { serveProduct } from './http/serveProduct';
import { openConfigured, prepareStore } from './operation/prepare';
import { configFrom } from './settings/config';
import { runCommand } from './settings/StartRefused';
import { createRecord } from './store/createRecord';

// The product: the API on PostgreSQL (its own or a server's), with stand-ins for what is not configured.
await runCommand(async () => {
  const config = configFrom(process.env);
  await requirePort(config);
  const outside = outsideSystems(config);
  const demo = { size: config.demoSize, isFiscal: config.efris !== null, report: (line: string) => console.log(line) };
  const database = await openConfigured(config);
  const source = config.backups && { url: database.url, place: placeOf(config.backups.place) };
  const upgrade = source && (await backUpBeforeUpgrade(database, source.place, new Date()));
  const store = await prepareStore(database, config.demoData, new Date(), demo);
  if (upgrade) await createRecord(store, backupRecords, upgrade, new Date());
  serveProduct({ config, store, backups: config.backups && source && { ...config.backups, source }, ...outside });
});
