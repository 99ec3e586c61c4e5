import { outsideSystems } from '../mock-server/outsideSystems';
import { configFrom } from './config';
import { openConfigured, prepareStore } from './prepare';
import { runCommand } from './StartRefused';
import { serveProduct } from './serveProduct';

// The product: the API on PostgreSQL (its own or a server's), with stand-ins for what is not configured.
await runCommand(async () => {
  const config = configFrom(process.env);
  const outside = outsideSystems(config);
  const store = await prepareStore(await openConfigured(config), config.demoData, new Date());
  serveProduct({ config, store, ...outside });
});
