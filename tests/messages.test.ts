import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../resources/internal';
import { paymentForms } from '../resources/paymentForms';
import { deliver } from '../server/jobs/deliver';
import { enqueue } from '../server/messages/enqueue';
import type { Store } from '../server/store/Store';
import { booksOf } from './money/books';
import { notifyByPost, orderAndPay } from './money/orders';
import { onEveryStore, openTwoProcesses } from './money/stores';
import { createWorld, type World } from './world';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let count = 0;
const newMessage = (world: World, channel: 'SMS' | 'EMAIL' = 'SMS') =>
  world.store.transaction((tx) => {
    const key = `test:${++count}`;
    const recipient = channel === 'SMS' ? '+256791234567' : 'amina@kitara.example';
    return enqueue(tx, { key, channel, recipient, subject: 'Hello', body: `Message ${count}` }, world.clock.now);
  });

const stored = (world: World, key: string) =>
  world.store.find(outboxMessages, { where: [{ path: 'key', in: [key] }] }).then(([message]) => message);

async function turn(world: World, pause = 1): Promise<number> {
  world.clock.advance(pause);
  return deliver(world.deps, world.sender);
}

/** Takes what earlier tests and demo data left off the list. */
async function forgetDue(store: Store): Promise<void> {
  const due = await store.find(outboxMessages, { where: [{ path: 'nextAttemptAt', isNull: false }] });
  for (const { id } of due) await store.update(outboxMessages, id, { nextAttemptAt: null });
}

onEveryStore('a message', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDue(store());
    world = createWorld(store());
    world.standIn.dropIpns(true);
  });

  it('tells the payer of a settled payment its receipt number, once', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    await notifyByPost(world, attempt);
    await notifyByPost(world, attempt);
    expect([await turn(world), await turn(world), await turn(world, HOUR)]).toEqual([1, 0, 0]);
    const { receipts } = await booksOf(world, order, attempt.paymentId);
    const id = `receipt:${attempt.paymentId}`;
    expect(world.inbox.messages()).toMatchObject([{ id, channel: 'SMS', to: order.phoneNumber }]);
    expect(world.inbox.messages()[0]?.text).toContain(receipts[0]?.receiptNumber);
    expect(world.inbox.requests()).toEqual([id]);
    const sentAt = new Date(world.clock.now.getTime() - HOUR - 1).toISOString();
    expect(await stored(world, id)).toMatchObject({ status: 'SENT', attempts: 1, sentAt, nextAttemptAt: null });
  });

  it('of a settlement that is rolled back is not sent; after the repair it is', async () => {
    const { order, attempt } = await orderAndPay(world);
    const [form] = (await booksOf(world, order, attempt.paymentId)).paymentForms;
    await world.store.update(paymentForms, form?.id ?? '', { productId: null });
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect((await notifyByPost(world, attempt)).body.status).toBe(500);
    expect([await turn(world), await turn(world, HOUR)]).toEqual([0, 0]);
    expect(world.inbox.requests()).toEqual([]);
    await world.store.update(paymentForms, form?.id ?? '', { productId: form?.productId ?? null });
    await notifyByPost(world, attempt);
    expect([await turn(world), world.inbox.messages().length]).toEqual([1, 1]);
  });

  it('is tried again on schedule while the gateway is down, and delivered once', async () => {
    world.inbox.outage('503');
    const { key } = await newMessage(world);
    expect(await turn(world)).toBe(1);
    expect(await stored(world, key)).toMatchObject({ status: 'PENDING', attempts: 1, lastError: 'HTTP 503' });
    expect([await turn(world, 10 * SECOND), await turn(world, 1)]).toEqual([0, 1]);
    world.inbox.outage('none');
    expect([await turn(world, MINUTE), await turn(world, 1), await turn(world, HOUR)]).toEqual([0, 1, 0]);
    expect(world.inbox.messages().map(({ id }) => id)).toEqual([key]);
    expect(await stored(world, key)).toMatchObject({ status: 'SENT', attempts: 3, lastError: null });
  });

  it('is given up after the sixth attempt', async () => {
    world.inbox.outage('503');
    const { key } = await newMessage(world);
    for (const pause of [0, 10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]) {
      expect((await stored(world, key))?.status).toBe('PENDING');
      expect(await turn(world, pause + 1)).toBe(1);
    }
    const given = { status: 'FAILED', attempts: 6, nextAttemptAt: null, sentAt: null, lastError: 'HTTP 503' };
    expect(await stored(world, key)).toMatchObject(given);
    expect(await turn(world, 24 * HOUR)).toBe(0);
  });

  it('that is refused for good is FAILED at once', async () => {
    world.inbox.outage('refuse');
    const { key } = await newMessage(world);
    expect([await turn(world), await turn(world, 24 * HOUR)]).toEqual([1, 0]);
    const refused = { status: 'FAILED', attempts: 1, nextAttemptAt: null, lastError: 'HTTP 422' };
    expect(await stored(world, key)).toMatchObject(refused);
  });

  it('whose acceptance nobody heard is sent again under its id, and arrives once', async () => {
    world.inbox.outage('lost-answer');
    const { key } = await newMessage(world);
    await turn(world);
    world.inbox.outage('none');
    await turn(world, 10 * SECOND + 1);
    expect(world.inbox.requests()).toEqual([key, key]);
    expect(world.inbox.messages().map(({ id }) => id)).toEqual([key]);
    expect((await stored(world, key))?.status).toBe('SENT');
  });

  it('whose process dies while it sends is another’s after the lease', async () => {
    const { key } = await newMessage(world);
    world.clock.advance(1);
    let sending = () => {};
    const began = new Promise<void>((resolve) => {
      sending = resolve;
    });
    const dead = {
      send: () => {
        sending();
        return new Promise<void>(() => {});
      },
    };
    void deliver(world.deps, dead);
    await began;
    expect([await turn(world, 2 * MINUTE), await turn(world, 1)]).toEqual([0, 1]);
    expect(await stored(world, key)).toMatchObject({ status: 'SENT', attempts: 2 });
  });

  it('by mail takes the other channel, with its subject', async () => {
    await newMessage(world, 'EMAIL');
    await turn(world);
    expect(world.inbox.messages()).toMatchObject([
      { channel: 'EMAIL', to: 'amina@kitara.example', subject: 'Hello', text: `Message ${count}` },
    ]);
  });

  it('that is not delivered is logged without a word of recipient or text', async () => {
    const said: unknown[] = [];
    world.deps.log.warn = (...args: unknown[]) => void said.push(args);
    world.inbox.outage('503');
    const { recipient, body } = await newMessage(world);
    await turn(world);
    expect(said).toHaveLength(1);
    for (const secret of [recipient, body]) expect(JSON.stringify(said)).not.toContain(secret);
  });
});

describe('two processes on one PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
  beforeAll(async () => {
    opened = await openTwoProcesses();
  });
  afterAll(() => opened?.close());

  it('send each of 60 messages once', async () => {
    const [one, two] = opened.stores.map(createWorld);
    if (!one || !two) throw new Error('There are not two processes.');
    await forgetDue(one.store);
    for (let made = 0; made < 60; made += 1) await newMessage(one);
    for (const { clock } of [one, two]) clock.advance(1);
    let sent = 0;
    for (let round = 0; sent < 60 && round < 20; round += 1) {
      const both = await Promise.all([deliver(one.deps, one.sender), deliver(two.deps, one.sender)]);
      sent += both.reduce((sum, each) => sum + each, 0);
    }
    expect(sent).toBe(60);
    expect(one.inbox.requests()).toHaveLength(60);
    expect(new Set(one.inbox.requests()).size).toBe(60);
    expect(await one.store.count(outboxMessages, { where: [{ path: 'status', in: ['SENT'] }] })).toBe(60);
  });
});
