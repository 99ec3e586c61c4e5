import { outsideSystems } from '../mock-server/outsideSystems';
import { serveProduct } from './http/serveProduct';
import { openConfigured, prepareStore } from './operation/prepare';
import { configFrom } from './settings/config';
import { runCommand } from './settings/StartRefused';

// The product: the API on PostgreSQL (its own or a server's), with stand-ins for what is not configured.
await runCommand(async () => {
  const config = configFrom(process.env);
  const outside = outsideSystems(config);
  const store = await prepareStore(await openConfigured(config), config.demoData, new Date());
  serveProduct({ config, store, ...outside });
});
