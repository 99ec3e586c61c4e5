import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { trimEndOf } from '../../contract/text';
import { createAccessTokens } from './accessTokens';
import { apiRoutes } from './apiRoutes';
import { createControl, type StandInControl } from './control';
import { payRoutes } from './hostedPage/payRoutes';
import { createIpnDelivery } from './ipnDelivery';
import { createIpnRegistry } from './ipnRegistry';
import { DEFAULT_OPTIONS, type Schedule, type StandInOptions } from './options';
import { createOrderBook } from './orderBook';
import { createDisturbance } from './outage';
import type { StateKeeper } from './state';

export interface StandInConfig {
  consumerKey: string;
  consumerSecret: string;
  /** The address of `app`, including the path where it is mounted; the client's baseUrl. */
  publicUrl: string;
  now: () => Date;
  /** Sends notifications to the registered address. */
  notify: typeof fetch;
  options?: Partial<StandInOptions>;
  /** By default a timer that does not keep the process alive. */
  schedule?: Schedule;
  /** Generates tracking ids, IPN ids and tokens; GUIDs. */
  newId?: () => string;
  /** Keeps IPNs and orders over a restart; without it they are kept in memory. */
  state?: StateKeeper;
}

const realTimer: Schedule = (run, ms) => {
  setTimeout(run, ms).unref();
};

/** Creates a stand-in for the provider, for tests and demos: API 3.0 below `/api`, the payer's page at `/pay/:trackingId`. */
export function createPesapalStandIn(config: StandInConfig): { app: Hono; control: StandInControl } {
  const { now, notify, state, schedule = realTimer, newId = randomUUID } = config;
  const options = { ...DEFAULT_OPTIONS, ...config.options };
  const publicUrl = trimEndOf(config.publicUrl, '/');
  const kept = state?.load() ?? { ipns: [], orders: [], refundedEarlier: [] };
  const save = () => state?.save(kept);

  const tokens = createAccessTokens(now, options.tokenLifeMs, newId);
  const ipns = createIpnRegistry(kept.ipns, now, newId, save);
  const orders = createOrderBook(kept, now, newId, save);
  const delivery = createIpnDelivery({ ipns, notify, now, schedule, options });
  const disturbance = createDisturbance(schedule);

  const app = new Hono();
  app.use('/api/*', disturbance.middleware);
  app.route('/api', apiRoutes({ credentials: config, publicUrl, tokens, ipns, orders, options }));
  app.route('/pay', payRoutes({ orders, delivery, options, schedule }));
  return { app, control: createControl({ tokens, orders, delivery, disturbance }) };
}
