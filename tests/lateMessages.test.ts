import { beforeEach, expect, it } from 'vitest';
import { outboxMessages } from '../resources/messages/outboxMessages';
import { deliver } from '../server/messages/jobs/deliver';
import type { MessageSender } from '../server/ports/MessageSender';
import { forgetDue, newMessage, stored, turn } from './messaging';
import { onPostgres } from './payments/stores';
import { createWorld, type World } from './world';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

onPostgres('a message that cannot be sent at once', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDue(store());
    world = createWorld(store());
  });

  it('survives an outage of hours, and is sent within ten minutes of its end', async () => {
    world.inbox.outage('503');
    const { key } = await newMessage(world);
    for (let waited = 0; waited < 12 * HOUR; waited += MINUTE) await turn(world, MINUTE);
    expect((await stored(world, key))?.status).toBe('PENDING');
    world.inbox.outage('none');
    expect(await turn(world, 10 * MINUTE + 1)).toBe(1);
    expect(await stored(world, key)).toMatchObject({ status: 'SENT', lastError: null });
  });

  it('is sent until the millisecond before it expires, and never afterwards', async () => {
    const [late, timely] = [await newMessage(world), await newMessage(world)];
    const expiresAt = (left: number) => new Date(world.clock.now.getTime() + left).toISOString();
    await world.store.update(outboxMessages, late.id, { expiresAt: expiresAt(HOUR) });
    await world.store.update(outboxMessages, timely.id, { expiresAt: expiresAt(HOUR + 1) });
    await turn(world, HOUR);
    expect(world.inbox.requests()).toEqual([timely.key]);
    expect(await stored(world, timely.key)).toMatchObject({ status: 'SENT' });
    const lastError = 'Not sent in time.';
    expect(await stored(world, late.key)).toMatchObject({
      status: 'EXPIRED',
      nextAttemptAt: null,
      attempts: 0,
      lastError,
    });
  });

  it('that expires while the gateway is down says why it was not sent', async () => {
    world.inbox.outage('503');
    const { id, key } = await newMessage(world);
    const expiresAt = new Date(world.clock.now.getTime() + 5 * SECOND).toISOString();
    await world.store.update(outboxMessages, id, { expiresAt });
    await turn(world);
    expect(await stored(world, key)).toMatchObject({ status: 'PENDING', nextAttemptAt: expiresAt });
    await turn(world, 5 * SECOND);
    const lastError = 'Not sent in time. The SMS gateway failed (HTTP 503).';
    expect(await stored(world, key)).toMatchObject({ status: 'EXPIRED', attempts: 1, lastError });
  });

  it('is not delayed by twenty others that hang at the gateway', async () => {
    for (let made = 0; made < 20; made += 1) await newMessage(world, 'SMS');
    const mail = await newMessage(world, 'EMAIL');
    world.clock.advance(1);
    let hangUp = () => {};
    const silence = new Promise<void>((resolve) => {
      hangUp = resolve;
    });
    let delivering: Promise<unknown> = Promise.resolve();
    const sent = new Promise<string>((resolve) => {
      const send: MessageSender['send'] = async ({ id, channel }) => (channel === 'SMS' ? silence : resolve(id));
      delivering = deliver(world.deps, { send });
    });
    expect(await sent).toBe(mail.key);
    hangUp();
    await delivering;
  });
});
