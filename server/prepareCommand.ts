import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from './config/config';
import { openConfigured, prepareStore } from './prepare';

// On the first start, `server/start.mjs` runs this to create and fill the database while the browser apps are built. An existing
// database is left to the server, which makes a backup before it migrates it.
const config = configFrom(process.env);
if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) {
  const demo = { size: config.demoSize, isFiscal: config.efris !== null, report: (line: string) => console.log(line) };
  const store = await prepareStore(await openConfigured(config), config.demoData, new Date(), demo);
  await store.close();
}
