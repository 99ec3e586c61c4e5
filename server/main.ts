import { outsideSystems } from '../mock-server/outsideSystems';
import { requirePort } from './http/requirePort';
import { serveProduct } from './http/serveProduct';
import { openConfigured, prepareStore } from './operation/prepare';
import { configFrom } from './settings/config';
import { runCommand } from './settings/StartRefused';

// The product: the API on PostgreSQL (its own or a server's), with stand-ins for what is not configured.
await runCommand(async () => {
  const config = configFrom(process.env);
  await requirePort(config);
  const outside = outsideSystems(config);
  const demo = { size: config.demoSize, isFiscal: config.efris !== null, report: (line: string) => console.log(line) };
  const store = await prepareStore(await openConfigured(config), config.demoData, new Date(), demo);
  serveProduct({ config, store, ...outside });
});
