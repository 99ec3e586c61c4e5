import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createGenieAcsStandIn } from '../../mock-server/genieacs/createGenieAcsStandIn';
import { createInboxStandIn } from '../../mock-server/inbox/createInboxStandIn';
import { createPesapalStandIn } from '../../mock-server/pesapal/createPesapalStandIn';
import { answerGate } from '../answerGate';
import { freePort } from '../freePort';

/** Work that a job had done outside before its process could record it. */
export interface Deed {
  /** The process that requested it. */
  by: string;
  what: 'status' | 'message' | 'switch';
  /** The order's tracking id, the message's id or the ONU's management id. */
  of: string;
  /** True if an ONU was switched on. */
  on?: boolean;
}

const PESAPAL = { consumerKey: 'outside-key', consumerSecret: 'outside-secret' };
const ACS = { user: 'outside', password: 'outside-password' };
const SMS_KEY = 'outside-sms-key';
const now = () => new Date();

/** The calls by which jobs have work done. */
const DEED = /\/(GetTransactionStatus|sms|devices\/([^/]+)\/tasks\/?)$/;

async function deedIn({ req }: Context, by: string): Promise<Deed | null> {
  const [, call, onu] = DEED.exec(req.path) ?? [];
  if (!call) return null;
  if (call === 'GetTransactionStatus') return { by, what: 'status', of: req.query('orderTrackingId') ?? '' };
  const body = await req.json();
  if (!onu) return { by, what: 'message', of: body.id };
  const [[, on]] = body.parameterValues;
  return { by, what: 'switch', of: decodeURIComponent(onu), on };
}

/**
 * Serves the payment provider, the SMS gateway and the device manager in this process, so that they outlive the servers that call
 * them. Each server uses its own path, which shows the origin of each call.
 */
export async function serveOutside(...servers: string[]) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const pesapal = createPesapalStandIn({ ...PESAPAL, publicUrl: url, now, notify: fetch });
  const acs = createGenieAcsStandIn({ credentials: ACS, now });
  const inbox = createInboxStandIn({ key: SMS_KEY, now, capacity: 10_000 });
  const gate = answerGate();
  const deeds: Deed[] = [];
  const root = new Hono();
  for (const by of servers) {
    root.use(`/${by}/*`, gate.middleware, async (context, next) => {
      await next();
      const deed = await deedIn(context, by);
      if (deed) deeds.push(deed);
    });
    root.route(`/${by}/pesapal`, pesapal.app).route(`/${by}/acs`, acs.app).route(`/${by}/inbox`, inbox.app);
  }
  const listening = serve({ fetch: root.fetch, hostname: '127.0.0.1', port: Number(new URL(url).port) });
  return {
    provider: pesapal.control,
    inbox: inbox.control,
    /** In the order in which they were done. */
    deeds,
    /** From now on, the work of the server's jobs is done, but the answers are held back. */
    holdAnswersTo: (server: string) => gate.hold(({ path }) => path.startsWith(`/${server}/`) && DEED.test(path)),
    releaseAnswers: gate.release,
    /** Returns the settings with which a server reaches all three systems. */
    envOf: (server: string) => ({
      PESAPAL_URL: `${url}/${server}/pesapal`,
      PESAPAL_CONSUMER_KEY: PESAPAL.consumerKey,
      PESAPAL_CONSUMER_SECRET: PESAPAL.consumerSecret,
      GENIEACS_URL: `${url}/${server}/acs`,
      GENIEACS_USER: ACS.user,
      GENIEACS_PASSWORD: ACS.password,
      SMS_URL: `${url}/${server}/inbox/sms`,
      SMS_KEY,
    }),
    close: () => listening.close(),
  };
}
