import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { paymentForms } from '../../resources/payments/paymentForms';
import { deliver } from '../../server/messages/jobs/deliver';
import { booksOf } from '../payments/books';
import { notifyByPost, orderAndPay } from '../payments/orders';
import { onPostgres, openTwoProcesses } from '../payments/stores';
import { forgetDue, newMessage, stored, turn } from '../support/messaging';
import { createWorld, type World } from '../support/world';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

onPostgres('a message', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDue(store());
    world = createWorld(store());
    world.standIn.dropIpns(true);
  });

  it('tells the payer of a settled payment its receipt number, once', async () => {
    const { order, attempt } = await orderAndPay(world);
    expect(await turn(world)).toBe(1);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    await notifyByPost(world, attempt);
    await notifyByPost(world, attempt);
    expect([await turn(world), await turn(world), await turn(world, HOUR)]).toEqual([1, 0, 0]);
    const { receipts } = await booksOf(world, order, attempt.paymentId);
    const id = `receipt:${attempt.paymentId}`;
    const [received, ordered] = world.inbox.messages();
    expect(ordered).toMatchObject({ id: `order:${order.formId}`, to: order.phoneNumber });
    expect(received).toMatchObject({ id, channel: 'SMS', to: order.phoneNumber });
    expect(received?.text).toContain(receipts[0]?.receiptNumber);
    expect(world.inbox.requests()).toEqual([`order:${order.formId}`, id]);
    const sentAt = new Date(world.clock.now.getTime() - HOUR - 1).toISOString();
    expect(await stored(world, id)).toMatchObject({ status: 'SENT', attempts: 1, sentAt, nextAttemptAt: null });
  });

  it('of a settlement that is rolled back is not sent until the settlement is repaired', async () => {
    const { order, attempt } = await orderAndPay(world);
    const [form] = (await booksOf(world, order, attempt.paymentId)).paymentForms;
    await world.store.update(paymentForms, form?.id ?? '', { productId: null });
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    expect((await notifyByPost(world, attempt)).body.status).toBe(500);
    const ordered = `order:${order.formId}`;
    expect([await turn(world), await turn(world, HOUR)]).toEqual([1, 0]);
    expect(world.inbox.requests()).toEqual([ordered]);
    await world.store.update(paymentForms, form?.id ?? '', { productId: form?.productId ?? null });
    await notifyByPost(world, attempt);
    expect([await turn(world), world.inbox.messages().length]).toEqual([1, 2]);
  });

  it('is retried after growing pauses while the gateway is down, and delivered once', async () => {
    world.inbox.outage('503');
    const { key } = await newMessage(world);
    expect(await turn(world)).toBe(1);
    const lastError = 'The SMS gateway failed (HTTP 503).';
    expect(await stored(world, key)).toMatchObject({ status: 'PENDING', attempts: 1, lastError });
    expect([await turn(world, 10 * SECOND), await turn(world, 1)]).toEqual([0, 1]);
    world.inbox.outage('none');
    expect([await turn(world, 10 * SECOND), await turn(world, 3), await turn(world, HOUR)]).toEqual([0, 1, 0]);
    expect(world.inbox.messages().map(({ id }) => id)).toEqual([key]);
    expect(await stored(world, key)).toMatchObject({ status: 'SENT', attempts: 3, lastError: null });
  });

  it('that is refused for good is FAILED at once', async () => {
    world.inbox.outage('refuse');
    const { key } = await newMessage(world);
    expect([await turn(world), await turn(world, 24 * HOUR)]).toEqual([1, 0]);
    const lastError = 'The SMS gateway refused the message (HTTP 422).';
    const refused = { status: 'FAILED', attempts: 1, nextAttemptAt: null, lastError };
    expect(await stored(world, key)).toMatchObject(refused);
  });

  it('whose acceptance was lost is sent again under its id, and arrives once', async () => {
    world.inbox.outage('lost-answer');
    const { key } = await newMessage(world);
    await turn(world);
    world.inbox.outage('none');
    await turn(world, 10 * SECOND + 1);
    expect(world.inbox.requests()).toEqual([key, key]);
    expect(world.inbox.messages().map(({ id }) => id)).toEqual([key]);
    expect((await stored(world, key))?.status).toBe('SENT');
  });

  it('whose process dies while sending is taken over by another after the lease', async () => {
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
    expect(await stored(world, key)).toMatchObject({ status: 'SENT', attempts: 1 });
  });

  it('by mail uses the other channel, with its subject', async () => {
    await newMessage(world, 'EMAIL');
    await turn(world);
    expect(world.inbox.messages()).toMatchObject([
      {
        channel: 'EMAIL',
        to: 'amina@kitara.example',
        subject: expect.stringMatching(/ · TK-\d+$/),
        text: expect.stringMatching(/^Hello,\n\nTK-\d+: Hello\n\nKitara Fibre\n/),
      },
    ]);
  });

  it('that is not delivered is logged without the recipient or the text', async () => {
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
    const inStatus = { where: [{ path: 'status', in: ['SENT'] }] } as const;
    const before = await one.store.count(outboxMessages, inStatus);
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
    expect(await one.store.count(outboxMessages, inStatus)).toBe(before + 60);
  });
});
