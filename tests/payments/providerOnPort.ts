import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createPesapalStandIn } from '../../mock-server/pesapal/createPesapalStandIn';
import { answerGate } from '../answerGate';
import { freePort } from '../freePort';

/** Starts the provider's stand-in in this process, so that it outlives the servers that call it; its answers can be held back. */
export async function serveProvider() {
  const [port, credentials] = [await freePort(), { consumerKey: 'crash-key', consumerSecret: 'crash-secret' }];
  const url = `http://127.0.0.1:${port}`;
  const answered: string[] = [];
  const { app, control } = createPesapalStandIn({
    ...credentials,
    publicUrl: url,
    now: () => new Date(),
    notify: fetch,
    // Notifications that were not acknowledged are not sent again automatically.
    options: { ipnRetryMs: [] },
  });
  const gate = answerGate();
  const root = new Hono();
  root.use('/api/*', gate.middleware, async (c, next) => {
    await next();
    answered.push(c.req.path.replace('/api/', ''));
  });
  root.route('/', app);
  const server = serve({ fetch: root.fetch, hostname: '127.0.0.1', port });
  return {
    url,
    control,
    env: {
      PESAPAL_URL: url,
      PESAPAL_CONSUMER_KEY: credentials.consumerKey,
      PESAPAL_CONSUMER_SECRET: credentials.consumerSecret,
    },
    /** The paths of the answered calls, in order. */
    answered,
    /** From now on, calls of `path` take effect, but their answers are held back. */
    holdAnswers: (path: string) => gate.hold((request) => request.path === `/api/${path}`),
    /** Sends the answers held back and stops holding. */
    releaseAnswers: gate.release,
    close: () => server.close(),
  };
}
