import { getRequestListener } from '@hono/node-server';
import jsonServer from 'json-server';
import { configFrom } from '../server/config';
import { deviceManagerAt } from '../server/devices/deviceManagerAt';
import { messageSenderAt } from '../server/messages/messageSenderAt';
import { paymentProviderAt } from '../server/payments/paymentProviderAt';
import { serveProduct } from '../server/serveProduct';
import { createStandIns } from './standIns';
import { openLowdbStore } from './store/openLowdbStore';
import { rawCollections } from './store/rawCollections';

// The product without a database, for front-end work: the same API on one JSON file, whose collections json-server shows under /db.
const config = configFrom(process.env);
if (config.production) throw new Error('The mock server opens its data to everybody; it is not for production.');
const path = `${config.dataDir}/mock.json`;
const { provider, messages, apps, inbox } = createStandIns(config);
const { store, file } = await openLowdbStore(path, config.demoData, new Date());
console.log(`the data is ${path}, to be edited there or under ${config.publicUrl}/db`);
serveProduct({
  config,
  store,
  provider: paymentProviderAt(provider, config.publicUrl),
  devices: deviceManagerAt(),
  sender: messages && messageSenderAt(messages),
  standIns: apps,
  inbox,
  listen: (fetch, port, ready) => {
    const app = jsonServer.create().disable('x-powered-by');
    app.use('/db', rawCollections(file, store));
    app.use(getRequestListener(fetch));
    return app.listen(port, ready);
  },
});
