import { createStandIns } from '../mock-server/standIns';
import { configFrom } from './config';
import { paymentProviderAt } from './payments/paymentProviderAt';
import { openDatabase, prepareStore } from './prepare';
import { serveProduct } from './serveProduct';

// The product: the API on PostgreSQL (embedded or a server), with stand-ins for what is not configured.
const config = configFrom(process.env);
const { access, apps } = config.pesapal
  ? { access: config.pesapal, apps: {} }
  : createStandIns(config.publicUrl, config.dataDir);
const store = await prepareStore(await openDatabase(config), config.demoData, new Date());
serveProduct({ config, store, provider: paymentProviderAt(access, config.publicUrl), standIns: apps });
