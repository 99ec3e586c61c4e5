import { beforeEach, expect, it } from 'vitest';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { deliver } from '../../server/messages/jobs/deliver';
import { sendSms } from '../../server/messages/send';
import { reconcile } from '../../server/payments/jobs/reconciler';
import { orderAndPay } from '../payments/orders';
import { forgetDuePayments, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('/metrics', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    for (const { id } of await store().find(outboxMessages)) await store().remove(outboxMessages, id);
    world = createWorld(store());
  });

  /** Returns the depth of a queue, the age of its oldest entry in seconds, and its failures. */
  const figuresOf = async (queue: string) => {
    const { body } = await world.call<string>('GET', '/metrics');
    return ['depth', 'oldest_seconds', 'failed'].map((figure) =>
      Number(new RegExp(`^kitara_queue_${figure}\\{queue="${queue}"\\} (.+)$`, 'm').exec(body)?.[1]),
    );
  };
  const write = (key: string) => {
    const to = { recipient: '+256791234567', clientId: null } as const;
    const received = { text: 'ticketReceived', values: { ticketNumber: 'TK-000001', answerBy: null } } as const;
    return store().transaction((tx) =>
      sendSms(tx, { key, since: world.clock.now.toISOString(), ...to, ...received }, world.clock.now),
    );
  };

  it('report the waiting messages, their age, and those abandoned in the last day', async () => {
    expect(await figuresOf('messages')).toEqual([0, 0, 0]);
    await write('first');
    world.clock.advance(MINUTE);
    await write('second');
    expect(await figuresOf('messages')).toEqual([2, 60, 0]);
    world.inbox.outage('503');
    world.clock.advance(1_000);
    await deliver(world.deps, world.sender);
    expect(await figuresOf('messages')).toEqual([2, 61, 0]);
    world.inbox.outage('refuse');
    world.clock.advance(10 * MINUTE);
    await deliver(world.deps, world.sender);
    expect(await figuresOf('messages')).toEqual([0, 0, 2]);
    world.clock.advance(DAY);
    expect(await figuresOf('messages')).toEqual([0, 0, 2]);
    world.clock.advance(1);
    expect(await figuresOf('messages')).toEqual([0, 0, 0]);
  });

  it('report for how long the provider has not answered about a payment, not for how long its payer has waited', async () => {
    await orderAndPay(world);
    world.clock.advance(15_001);
    await reconcile(world.deps);
    expect(await figuresOf('payments')).toEqual([1, 0, 0]);
    world.standIn.outage('503');
    world.clock.advance(MINUTE + 1);
    await reconcile(world.deps);
    for (let minutes = 1; minutes <= 30; minutes += 1) {
      world.clock.advance(MINUTE);
      await reconcile(world.deps);
    }
    expect(await figuresOf('payments')).toEqual([1, 30 * 60, 0]);
  });

  it('report payments that no one reviews', async () => {
    await orderAndPay(world);
    world.clock.advance(15_000 + 10 * MINUTE);
    expect(await figuresOf('payments')).toEqual([1, 600, 0]);
  });
});
