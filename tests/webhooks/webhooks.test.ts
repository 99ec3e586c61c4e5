import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../contract/webhooks/webhooks';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { notifications } from '../../resources/notifications/notifications';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { deliverEvents } from '../../server/webhooks/jobs/deliverEvents';
import { type EventRequest, type SendEvent, SendingFailed } from '../../server/webhooks/sendEvent';
import { PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { tokenHolding } from '../conformance/api/callers';
import { notifyByPost, orderAndPay } from '../payments/orders';
import { createWorld, type World } from '../support/world';

type Made = Answers['createWebhook'];
type Delivery = Answers['redeliver']['delivery'];
type Refused = { error: string; errors?: Record<string, string> };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ADDRESS = 'https://93.184.216.34/hook';

describe.each(PRODUCTION_ADAPTERS)('webhooks on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let admin: string;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
  });
  afterAll(() => close());
  beforeEach(async () => {
    for (const { id } of await store.find(webhookDeliveries)) await store.remove(webhookDeliveries, id);
    for (const { id } of await store.find(webhooks)) await store.remove(webhooks, id);
    world = createWorld(store);
    admin = await world.signIn('admin');
  });

  const make = <T = Made>(body: object = {}, token = admin) =>
    world.call<T>('POST', 'webhooks', {
      token,
      body: { name: 'Books', address: ADDRESS, events: ['account.status-changed'], ...body },
    });
  const told = () => store.find(webhookDeliveries);
  const account = async () => {
    const [found] = await store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
    if (!found) throw new Error('No account is active.');
    return found;
  };
  /** Changes an account's status as the system does; returns its id. */
  const happen = async () => {
    const { id } = await account();
    await world.deps.store.transaction(async (tx) => {
      await updateRecord(tx, accounts, id, { status: 'SUSPENDED' }, world.clock.now);
    });
    await store.update(accounts, id, { status: 'ACTIVE' });
    return id;
  };
  /** Runs the job a moment later with a receiver that gives this answer; returns the requests sent to it. */
  const turn = async (answer: number | Error = 200, pause = 1) => {
    const sent: EventRequest[] = [];
    const send: SendEvent = async (request) => {
      sent.push(request);
      if (typeof answer !== 'number') throw answer;
      return { status: answer, body: 'noted' };
    };
    world.clock.advance(pause);
    await deliverEvents(world.deps, undefined, send);
    return sent;
  };

  it('return their secret once', async () => {
    const { status, body } = await make();
    expect([status, body.webhook.status]).toEqual([201, 'ACTIVE']);
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const read = await world.call('GET', `webhooks/${body.webhook.id}`, { token: admin });
    const entries = await store.find(logs, { where: [{ path: 'recordId', in: [body.webhook.id] }] });
    expect(JSON.stringify([read.body, entries])).not.toContain(body.secret);
  });

  it.each([
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://localhost./',
    'https://a:b@93.184.216.34/',
    'http://93.184.216.34/',
    'https://93.184.216.34:25/',
    'not an address',
  ])('cannot be created for %s', async (address) => {
    const { status, body } = await make<Refused>({ address });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['address']]);
  });

  it('receive only events that their creator may see', async () => {
    const token = await tokenHolding(world, ['Manage Webhooks', 'View Accounts']);
    const refused = await make<Refused>({ events: ['account.status-changed', 'payment.succeeded'] }, token);
    expect([refused.status, refused.body.errors?.events]).toEqual([
      403,
      'You cannot have a webhook told of records that you may not see: payment.succeeded.',
    ]);
    const { body } = await make({}, token);
    const widen = (by: string) =>
      world.call('PUT', `webhooks/${body.webhook.id}`, { token: by, body: { events: ['payment.succeeded'] } });
    expect((await widen(token)).status).toBe(403);
    expect((await widen(admin)).status).toBe(200);
  });

  it('receive signed events as committed, without masked values', async () => {
    const {
      body: { webhook, secret },
    } = await make();
    const id = await happen();
    const [request] = await turn();
    const [delivery] = await told();
    const sent = JSON.parse(request?.body ?? '');
    expect(sent).toMatchObject({
      ...{ id: delivery?.id, event: 'account.status-changed', occurredAt: delivery?.dateCreated },
      data: { id, status: 'SUSPENDED' },
    });
    expect(Object.keys(sent)).toEqual(['id', 'event', 'occurredAt', 'data']);
    const { 'webhook-id': given, 'webhook-timestamp': at, 'webhook-signature': signature } = request?.headers ?? {};
    expect([given, Number(at)]).toEqual([delivery?.id, Math.floor(world.clock.now.getTime() / 1_000)]);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${given}.${at}.${request?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(delivery).toMatchObject({
      webhookId: webhook.id,
      status: 'DELIVERED',
      attempts: 1,
      answerStatus: 200,
      answerBody: 'noted',
    });
  });

  it('receive people’s actions: an order, its payment, a ticket and a reply', async () => {
    await make({ events: [...WEBHOOK_EVENTS] });
    const { attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    await notifyByPost(world, attempt);
    const body = { name: 'Grace Auma', phoneNumber: '+256791112223', subject: 'Red light', message: 'LOS is red.' };
    const { ticket } = (await world.call<{ ticket: { id: string } }>('POST', 'tickets/portal', { body })).body;
    for (const internal of [false, true])
      await world.call('POST', `tickets/${ticket.id}/comments`, { token: admin, body: { body: 'Hello', internal } });
    const events = (await told()).map(({ event }) => event).sort();
    expect(events.filter((event) => /^(order|payment|ticket)/.test(event))).toEqual([
      ...['order.placed', 'payment.succeeded', 'ticket.opened', 'ticket.replied'],
    ]);
  });

  it('receive nothing for other events, unchanged records, failed transactions or while paused', async () => {
    await make({ events: ['order.placed'] });
    await happen();
    const {
      body: { webhook },
    } = await make();
    const { id } = await account();
    const write = (values: object) =>
      world.deps.store.transaction(async (tx) => {
        await updateRecord(tx, accounts, id, values, world.clock.now);
        if ('status' in values && values.status !== 'ACTIVE') throw new Error('stop');
      });
    await write({ status: 'ACTIVE' });
    await expect(write({ status: 'SUSPENDED' })).rejects.toThrow('stop');
    await world.call('PUT', `webhooks/${webhook.id}`, { token: admin, body: { status: 'PAUSED' } });
    await happen();
    expect(await told()).toEqual([]);
  });

  it('are retried after 10 s, 1 min, 5 min, 30 min, 2 h and 12 h, then abandoned', async () => {
    await make();
    await happen();
    const pauses = [1, 10_001, MINUTE + 1, 5 * MINUTE + 1, 30 * MINUTE + 1, 120 * MINUTE + 1, 720 * MINUTE + 1];
    const ids: unknown[] = [];
    for (const pause of pauses) {
      expect(await turn(500, pause - 2)).toEqual([]);
      ids.push(...(await turn(500, 2)).map(({ headers }) => headers['webhook-id']));
    }
    const [delivery] = await told();
    expect(ids).toEqual(Array(7).fill(delivery?.id));
    expect(delivery).toMatchObject({
      ...{ status: 'FAILED', attempts: 7, nextAttemptAt: null, answerStatus: 500 },
      lastError: 'The receiver answered 500.',
    });
    expect(await turn(200, DAY)).toEqual([]);
  });

  it('can be sent again from the list, under the same id', async () => {
    const {
      body: { webhook },
    } = await make();
    await happen();
    const [first] = await turn();
    const [delivery] = await told();
    const again = (token = admin) =>
      world.call<{ delivery: Delivery }>('POST', `webhook-deliveries/${delivery?.id}/resend`, { token });
    expect((await again(await world.signIn('support'))).status).toBe(403);
    expect((await again()).body.delivery).toMatchObject({ status: 'PENDING', attempts: 0 });
    expect((await again()).status).toBe(409);
    const [second] = await turn();
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-signature']).toBeDefined();
    await world.call('PUT', `webhooks/${webhook.id}`, { token: admin, body: { status: 'PAUSED' } });
    expect((await again()).status).toBe(409);
    const trail = await store.find(logs, { where: [{ path: 'recordId', in: [delivery?.id ?? ''] }] });
    expect(trail.map(({ reason }) => reason)).toEqual(['Sent again']);
  });

  it('are resolved again when they are sent: an address that has become private gets nothing', async () => {
    const {
      body: { webhook },
    } = await make();
    await store.update(webhooks, webhook.id, { address: 'https://169.254.169.254/latest' });
    await happen();
    expect(await turn()).toEqual([]);
    expect(await told()).toMatchObject([
      { status: 'PENDING', lastError: 'The address must lead to a public address of the internet.' },
    ]);
  });

  it('are paused after three days without success, and their creator is told', async () => {
    const {
      body: { webhook },
    } = await make();
    await happen();
    await turn(new SendingFailed('Could not connect (ECONNREFUSED).'));
    const since = world.clock.now.toISOString();
    expect(await store.get(webhooks, webhook.id)).toMatchObject({ status: 'ACTIVE', failingSince: since });
    world.clock.advance(3 * DAY - 2);
    await happen();
    await turn(500);
    expect(await store.get(webhooks, webhook.id)).toMatchObject({ status: 'ACTIVE' });
    await happen();
    await turn(500);
    expect(await store.get(webhooks, webhook.id)).toMatchObject({ status: 'PAUSED' });
    expect((await told()).map(({ status }) => status)).not.toContain('PENDING');
    const where = [{ path: 'recordId', in: [webhook.id] }] as const;
    expect(await store.find(notifications, { where })).toMatchObject([
      { kind: 'WEBHOOK_PAUSED', userId: webhook.makerId, resource: 'webhooks' },
    ]);
    admin = await world.signIn('admin');
    await world.call('PUT', `webhooks/${webhook.id}`, { token: admin, body: { status: 'ACTIVE' } });
    expect(await store.get(webhooks, webhook.id)).toMatchObject({ status: 'ACTIVE', failingSince: null });
  });

  it('are paused once their creator can no longer sign in, and are not restarted', async () => {
    const {
      body: { webhook },
    } = await make();
    const [away] = await store.find(users, { where: [{ path: 'emailAddress', in: ['support@kitara.example'] }] });
    await store.update(webhooks, webhook.id, { makerId: away?.id ?? '' });
    await store.update(users, away?.id ?? '', { status: 'DISABLED' });
    await happen();
    expect(await turn()).toEqual([]);
    expect(await store.get(webhooks, webhook.id)).toMatchObject({ status: 'PAUSED' });
    expect((await told()).map(({ status, attempts }) => [status, attempts])).toEqual([['FAILED', 0]]);
    const start = () =>
      world.call<Refused>('PUT', `webhooks/${webhook.id}`, { token: admin, body: { status: 'ACTIVE' } });
    const refused = await start();
    expect([refused.status, refused.body.errors?.status]).toEqual([
      409,
      expect.stringContaining('can no longer sign in'),
    ]);
    await store.update(users, away?.id ?? '', { status: 'ACTIVE' });
    expect((await start()).status).toBe(200);
    await happen();
    expect(await turn()).toHaveLength(1);
  });

  it('do not wait for a slow one', async () => {
    const slow = (await make({ address: 'https://93.184.216.35/slow' })).body.webhook;
    await make();
    await happen();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const order: string[] = [];
    const send: SendEvent = async ({ destination: { url } }) => {
      if (url.href === slow.address) await held;
      else setTimeout(release, 0);
      order.push(url.pathname);
      return { status: 200, body: '' };
    };
    world.clock.advance(1);
    await deliverEvents(world.deps, undefined, send);
    expect(order).toEqual(['/hook', '/slow']);
  });
});
