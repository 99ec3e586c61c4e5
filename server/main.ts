import { outsideSystems } from '../mock-server/outsideSystems';
import { configFrom } from './config';
import { openDatabase, prepareStore } from './prepare';
import { serveProduct } from './serveProduct';

// The product: the API on PostgreSQL (embedded or a server), with stand-ins for what is not configured.
const config = configFrom(process.env);
const outside = outsideSystems(config);
const store = await prepareStore(await openDatabase(config), config.demoData, new Date());
serveProduct({ config, store, ...outside });
