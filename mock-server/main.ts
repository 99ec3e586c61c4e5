import { getRequestListener } from '@hono/node-server';
import jsonServer from 'json-server';
import { createLiveSettings } from '../server/config/liveSettings';
import { outsideSystems } from '../server/outsideSystems';
import { serveProduct } from '../server/serve';
import { createStandIns } from './createStandIns';
import { openLowdbStore } from './store/openLowdbStore';
import { rawCollections } from './store/rawCollections';

// Runs the product without a database, for front-end work: the same API on one JSON file, whose collections json-server shows
// under /db.
const settings = createLiveSettings(process.env);
const { config } = settings;
if (config.production) throw new Error('The mock server opens its data to everybody; it is not for production.');
const path = `${config.dataDir}/mock.json`;
const outside = outsideSystems(config, createStandIns(config));
const { store, file } = await openLowdbStore(path, config.demoData, new Date(), { isFiscal: config.efris !== null });
console.log(`the data is ${path}, to be edited there or under http://localhost:${config.port}/db`);
serveProduct({
  settings,
  store,
  ...outside,
  listen: (fetch, { port, host }, ready) => {
    const app = jsonServer.create().disable('x-powered-by');
    app.use('/db', rawCollections(file, store));
    app.use(getRequestListener(fetch));
    return host ? app.listen(port, host, ready) : app.listen(port, ready);
  },
});
