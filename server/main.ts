import { createStandIns } from '../mock-server/standIns';
import { configFrom } from './config';
import { deviceManagerAt } from './devices/deviceManagerAt';
import { messageSenderAt } from './messages/messageSenderAt';
import { paymentProviderAt } from './payments/paymentProviderAt';
import { openDatabase, prepareStore } from './prepare';
import { serveProduct } from './serveProduct';

// The product: the API on PostgreSQL (embedded or a server), with stand-ins for what is not configured.
const config = configFrom(process.env);
const { provider, messages, apps, inbox } = createStandIns(config);
const store = await prepareStore(await openDatabase(config), config.demoData, new Date());
serveProduct({
  config,
  store,
  provider: paymentProviderAt(provider, config.publicUrl),
  devices: deviceManagerAt(),
  sender: messages && messageSenderAt(messages),
  standIns: apps,
  inbox,
});
