import { Hono } from 'hono';
import pino from 'pino';
import { type AcsControl, createGenieAcsStandIn } from '../../mock-server/genieacs/createGenieAcsStandIn';
import { createInboxStandIn, type InboxControl } from '../../mock-server/inbox/createInboxStandIn';
import type { StandInControl } from '../../mock-server/pesapal/control';
import { createPesapalStandIn } from '../../mock-server/pesapal/createPesapalStandIn';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { SignedIn } from '../../resources/access/signInActions';
import type { ActionTable } from '../../server/actionEndpoints';
import { createApp } from '../../server/app';
import { createLiveSettings } from '../../server/config/liveSettings';
import type { Deps } from '../../server/deps';
import { createGenieAcs } from '../../server/devices/genieacs/createGenieAcs';
import { onuNetworkAccess } from '../../server/devices/onuNetworkAccess';
import { createHttpSender } from '../../server/messages/httpSender';
import { byChannel } from '../../server/messages/messageSenderAt';
import { createPesapalClient } from '../../server/payments/pesapal/pesapalClient';
import type { MessageSender } from '../../server/ports/MessageSender';
import type { Store } from '../../server/store/Store';
import { withEvents } from '../../server/webhooks/withEvents';
import { undocumented } from './documented';
import { START } from './start';

const ORIGIN = 'http://kitara.test';
const STAND_IN = '/stand-in/pesapal';
const INBOX = '/stand-in/inbox';
const GENIEACS = '/stand-in/genieacs';

export interface World {
  /** The API together with the provider's stand-in, without sockets. */
  app: Hono;
  deps: Deps;
  store: Store;
  standIn: StandInControl;
  /** Receives the messages of `sender`. */
  inbox: InboxControl;
  sender: MessageSender;
  /** The stand-in behind `deps.devices`; a slow device takes no time here. */
  acs: AcsControl;
  clock: { now: Date; advance(milliseconds: number): void };
  /** Makes an API call with a JSON body; returns status and JSON. Fails if the answer differs from the OpenAPI document. */
  call<T = Record<string, unknown>>(method: string, path: string, options?: CallOptions): Promise<Reply<T>>;
  /** Returns the token of a demo user: `admin`, `finance`, `support` or `agent`. */
  signIn(name: string): Promise<string>;
}

export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address; by default the call has no connection, so address limits do not count it. */
  from?: string;
}

/**
 * Creates everything but the network: the real app on the given store, with the faithful stand-in and a clock that the test
 * moves.
 */
export const createWorld = (store: Store): World => createWorldWith(store, {});

/** Does the same with other environment settings, or with other actions than the product's. */
export function createWorldWith(store: Store, settings: Record<string, string>, table?: ActionTable): World {
  const clock = {
    now: new Date(START),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
  const now = () => clock.now;
  const root = new Hono();
  const inside: typeof fetch = async (input, init) => root.fetch(new Request(input as string, init));
  const credentials = { consumerKey: 'key', consumerSecret: 'secret' };
  const { app: standInApp, control } = createPesapalStandIn({
    ...credentials,
    publicUrl: `${ORIGIN}${STAND_IN}`,
    now,
    notify: inside,
  });
  const provider = createPesapalClient({
    ...credentials,
    baseUrl: `${ORIGIN}${STAND_IN}`,
    ipnUrl: `${ORIGIN}/api/v1/payments/ipn`,
    ipnMethod: 'POST',
    fetch: inside,
    now,
    timeoutMs: 5_000,
  });
  const live = createLiveSettings({ NODE_ENV: 'test', PUBLIC_URL: ORIGIN, LOG_LEVEL: 'silent', ...settings });
  const { config } = live;
  const { app: acsApp, control: acs } = createGenieAcsStandIn({ now, schedule: (run) => run() });
  const url = `${ORIGIN}${GENIEACS}`;
  const acsTimes = { timeoutMs: 5_000, onlineWithinMs: 1_000 };
  const devices = createGenieAcs({ url, credentials: null, fetch: inside, ...acsTimes, now });
  const booked = withEvents(store, now);
  const network = onuNetworkAccess(booked, devices, now);
  const deps: Deps = {
    ...{ store: booked, provider, devices, network, config, settings: live },
    ...{ log: pino({ level: 'silent' }), now },
  };
  root.route(STAND_IN, standInApp);
  root.route(GENIEACS, acsApp);
  const { app: inboxApp, control: inbox } = createInboxStandIn({ key: 'key', now });
  root.route(INBOX, inboxApp);
  const senderTo = (path: string) =>
    createHttpSender({ url: `${ORIGIN}${INBOX}/${path}`, key: 'key', fetch: inside, timeoutMs: 5_000 });
  const sender = byChannel(senderTo('sms'), senderTo('mail'));
  root.route('/', createApp(deps, undefined, undefined, table));

  const call: World['call'] = async <T>(
    method: string,
    path: string,
    { token, body, headers = {}, from }: CallOptions = {},
  ) => {
    const request = {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const bindings = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
    const address = path.startsWith('/') ? path : `/api/v1/${path}`;
    const response = await root.request(address, request, bindings);
    const text = await response.text();
    const answer = text.startsWith('{') ? JSON.parse(text) : text;
    const reply = { status: response.status, body: answer as T, headers: response.headers };
    const [wrong] = undocumented(method, address, reply);
    if (wrong) throw new Error(`Not as documented: ${wrong}`);
    return reply;
  };
  const signIn = async (name: string) => {
    const answer = await call<SignedIn>('POST', 'accounts/auth/login', {
      body: { username: `${name}@kitara.example`, password: DEMO_PASSWORD },
    });
    return answer.body.user.token;
  };
  return { app: root, deps, store, standIn: control, inbox, sender, acs, clock, call, signIn };
}
