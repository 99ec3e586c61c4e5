import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { Fleet } from './Fleet';
import { nbiRoutes, type Schedule } from './nbiRoutes';
import type { Behaviour } from './StandInDevice';
import type { Fault, Task } from './taskBook';

interface GenieAcsStandInConfig {
  /** What the proxy that guards a real one asks for; left out, nobody is asked. */
  credentials?: { user: string; password: string };
  now: () => Date;
  /** Default: a timer that does not keep the process alive. */
  schedule?: Schedule;
}

/** `503` answers nothing else, `nonsense` something that is no JSON, `lost-answer` does what it is asked and answers 503. */
type AcsOutage = 'none' | '503' | 'nonsense' | 'lost-answer';

/** The levers of the stand-in for tests; not reachable over HTTP. */
export interface AcsControl {
  /** A device that is offline no more reports at once, and does what waits for it. Throws on an id of no device. */
  behave(id: string, behaviour: Behaviour): void;
  outage(mode: AcsOutage): void;
  /** Whole documents of the devices that were asked for so far. */
  devices(): readonly Record<string, unknown>[];
  tasks(): readonly Task[];
  faults(): readonly Fault[];
  /** Method and raw path of the latest requests, in their order. */
  requests(): readonly string[];
}

const REQUESTS_KEPT = 1_000;
const realTimer: Schedule = (run, ms) => void setTimeout(run, ms).unref();

/**
 * GenieACS's northbound interface, in memory. A device is there from when it is first asked for on, where its id has the
 * form OUI-ProductClass-SerialNumber; how it behaves follows from the id's last character (`StandInDevice.ts`).
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
