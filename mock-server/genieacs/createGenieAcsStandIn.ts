import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { Fleet } from './Fleet';
import { nbiRoutes, type Schedule } from './nbiRoutes';
import type { Behaviour } from './StandInDevice';
import type { Task } from './Task';
import type { TaskFault } from './taskBook';

interface GenieAcsStandInConfig {
  /** The credentials that the proxy in front of a real server would require; by default none. */
  credentials?: { user: string; password: string };
  now: () => Date;
  /** By default a timer that does not keep the process alive. */
  schedule?: Schedule;
}

/**
 * `503` answers every request with that status, `nonsense` with a text that is not JSON; `lost-answer` performs the request and
 * answers 503.
 */
type AcsOutage = 'none' | '503' | 'nonsense' | 'lost-answer';

/** Controls of the stand-in for tests; not reachable over HTTP. */
export interface AcsControl {
  /**
   * Changes a device's behaviour. A device that is no longer offline reports at once and performs its tasks. Throws if the id is
   * malformed.
   */
  behave(id: string, behaviour: Behaviour): void;
  outage(mode: AcsOutage): void;
  /** The complete documents of the devices that were requested so far. */
  devices(): readonly Record<string, unknown>[];
  tasks(): readonly Task[];
  faults(): readonly TaskFault[];
  /** The method and raw path of the latest requests, in order. */
  requests(): readonly string[];
}

const REQUESTS_KEPT = 1_000;
const realTimer: Schedule = (run, ms) => void setTimeout(run, ms).unref();

/**
 * GenieACS's northbound interface, in memory. A device exists from its first request on, if its id has the form
 * OUI-ProductClass-SerialNumber; the last character of the id decides its behaviour (`StandInDevice.ts`).
 */
export function createGenieAcsStandIn(config: GenieAcsStandInConfig): { app: Hono; control: AcsControl } {
  const { credentials, now, schedule = realTimer } = config;
  const fleet = new Fleet(now);
  const requests: string[] = [];
  let outage: AcsOutage = 'none';

  const app = new Hono();
  if (credentials) app.use(basicAuth({ username: credentials.user, password: credentials.password }));
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    requests.push(`${context.req.method} ${pathname}${search}`);
    if (requests.length > REQUESTS_KEPT) requests.shift();
    if (outage === '503') return context.text('Service Unavailable', 503);
    if (outage === 'nonsense') return context.html('<h1>It works!</h1>');
    await next();
    if (outage === 'lost-answer') context.res = context.text('Bad Gateway', 503);
  });
  app.route('/', nbiRoutes(fleet, now, schedule));

  const control: AcsControl = {
    behave(id, behaviour) {
      const device = fleet.find(id);
      if (!device) throw new Error(`The stand-in has no device ${id}.`);
      device.behaviour = behaviour;
      if (behaviour !== 'offline') fleet.call(device);
    },
    outage: (mode) => {
      outage = mode;
    },
    devices: () => fleet.documents(),
    tasks: () => fleet.book.tasks(),
    faults: () => fleet.book.faults(),
    requests: () => requests,
  };
  return { app, control };
}
