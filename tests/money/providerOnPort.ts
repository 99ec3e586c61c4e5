import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createPesapalStandIn } from '../../mock-server/pesapal/createPesapalStandIn';
import { freePort } from '../postgresCluster';

/** The provider's stand-in in this process, so that it outlives the servers that call it; answers can be held back. */
export async function serveProvider() {
  const [port, credentials] = [await freePort(), { consumerKey: 'crash-key', consumerSecret: 'crash-secret' }];
  const url = `http://127.0.0.1:${port}`;
  const answered: string[] = [];
  const { app, control } = createPesapalStandIn({
    ...credentials,
    publicUrl: url,
    now: () => new Date(),
    notify: fetch,
    // Notifications that were not acknowledged are not sent again by themselves.
    options: { ipnRetryMs: [] },
  });
  let gate = Promise.resolve();
  let open = () => {};
  let held = '';
  const root = new Hono();
  root.use('/api/*', async (c, next) => {
    await next();
    const path = c.req.path.replace('/api/', '');
    answered.push(path);
    if (path === held) await gate;
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
    /** Paths of the calls whose answer was made, in order. */
    answered,
    /** From now on calls of `path` take effect, but their answers wait. */
    holdAnswers(path: string) {
      held = path;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    /** Sends what waits; nothing waits from now on. */
    releaseAnswers() {
      held = '';
      open();
    },
    close: () => server.close(),
  };
}
