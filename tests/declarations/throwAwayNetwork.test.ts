import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { type AccessState, type NetworkAccess, NetworkAccessError } from '../../server/ports/NetworkAccess';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { orderAndPay, storedPayment } from '../payments/orders';
import { openScene, runActivation, runExpiry, type Scene, subscriptionOf, tasksOf } from '../subscriptions/scene';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';

// An outside system that the product does not have: a server that keeps a list of allowed lines, as RADIUS does. Its client
// implements `NetworkAccess`, and nothing else of the product knows it. Its lines have no ONU.

/** Creates the stand-in of the system; its `lines` are those that it allows. */
function createAccessListStandIn() {
  const control = { lines: new Set<string>(), isDown: false };
  const app = new Hono();
  app.use(async (context, next) => (control.isDown ? context.text('', 503) : next()));
  app.get('/lines/:id', (context) => context.json({ isAllowed: control.lines.has(context.req.param('id')) }));
  app.put('/lines/:id', (context) => {
    control.lines.add(context.req.param('id'));
    return context.body(null, 204);
  });
  app.delete('/lines/:id', (context) => {
    control.lines.delete(context.req.param('id'));
    return context.body(null, 204);
  });
  return { app, control };
}

/** Creates the client behind the port. */
function accessListNetwork(url: string, fetch: (url: string, init: RequestInit) => Promise<Response>): NetworkAccess {
  const call = async (method: string, accountId: string) => {
    const answer = await fetch(`${url}/lines/${accountId}`, { method });
    if (!answer.ok) throw new NetworkAccessError('unreachable', 'The list of lines cannot be reached.');
    return answer;
  };
  const changed = async (method: string, accountId: string) => {
    await call(method, accountId);
    return { state: 'applied' } as const;
  };
  return {
    allow: ({ accountId }) => changed('PUT', accountId),
    suspend: ({ accountId }) => changed('DELETE', accountId),
    state: async ({ accountId }): Promise<AccessState> =>
      (await (await call('GET', accountId)).json()).isAllowed ? 'allowed' : 'suspended',
  };
}

const { app, control } = createAccessListStandIn();
let store: Store;
let scene: Scene;

beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  scene = await openScene(store);
  scene.deps.network = accessListNetwork('http://lines.test', async (url, init) => app.request(url, init));
});
afterAll(() => store.close());

/** Orders and pays as a visitor; nobody installs an ONU. */
async function customerWithoutOnu() {
  const { attempt } = await orderAndPay(scene);
  await scene.standIn.settle(attempt.trackingId, 'COMPLETED');
  const { accountId } = await storedPayment(scene, attempt.paymentId);
  const [bought] = await store.find(subscriptions, { where: [{ path: 'paymentId', in: [attempt.paymentId] }] });
  return { accountId: accountId ?? '', subscriptionId: bought?.id ?? '' };
}

it('a line without an ONU is switched on when it is paid, and off when it ends', async () => {
  const { accountId, subscriptionId } = await customerWithoutOnu();
  expect(await scene.deps.network.state({ accountId })).toBe('suspended');
  await runActivation(scene);
  const { status, endDate } = await subscriptionOf(scene, subscriptionId);
  expect(status).toBe('ACTIVE');
  expect(await scene.deps.network.state({ accountId })).toBe('allowed');
  await runExpiry(scene, endDate);
  await runActivation(scene);
  expect((await subscriptionOf(scene, subscriptionId)).status).toBe('EXPIRED');
  expect(await scene.deps.network.state({ accountId })).toBe('suspended');
});

it('while the system is down, the task waits without a failed attempt', async () => {
  const { accountId, subscriptionId } = await customerWithoutOnu();
  control.isDown = true;
  await runActivation(scene);
  const [waiting] = await tasksOf(scene, accountId);
  expect(waiting).toMatchObject({
    status: 'PENDING',
    attempts: 0,
    lastError: 'The list of lines cannot be reached.',
  });
  expect((await subscriptionOf(scene, subscriptionId)).status).toBe('CREATED');
  control.isDown = false;
  scene.clock.now = new Date(Date.parse(waiting?.nextAttemptAt ?? ''));
  await runActivation(scene);
  expect((await subscriptionOf(scene, subscriptionId)).status).toBe('ACTIVE');
});
