import { beforeEach, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { sendSms } from '../../server/messages/send';
import { purgeExpired } from '../../server/privacy/jobs/purgeExpired';
import { askForProof, claimAsPayer, newCode } from '../payments/claiming';
import { placeOrder } from '../payments/orders';
import { onPostgres } from '../payments/stores';
import { doDeferred, forgetDue, textOf, turn } from '../support/messaging';
import { createWorld, createWorldWith, type World } from '../support/world';

const MINUTE = 60_000;

onPostgres('a message with a code or a link', (store) => {
  let world: World;
  const clear = async () => {
    for (const { id } of await store().find(outboxMessages)) await store().remove(outboxMessages, id);
  };
  beforeEach(async () => {
    await clear();
    await forgetDue(store());
    world = createWorld(store());
  });

  const only = async (): Promise<RecordOf<typeof outboxMessages>> => {
    const [message, ...others] = await store().find(outboxMessages);
    if (!message || others.length > 0) throw new Error('There is not one message.');
    return message;
  };
  const asks: [string, RegExp, () => Promise<unknown>][] = [
    [
      'renewal code',
      /^\d{6} is your code/,
      async () => {
        const [account] = await store().find(accounts, { where: [{ path: 'type', in: ['CUSTOMER'] }], limit: 1 });
        await world.call('POST', 'onboarding/renewal/request-code', { body: { number: account?.accountNumber } });
        await doDeferred(world);
      },
    ],
    [
      'code for a claim',
      /^\d{6} is your code/,
      async () => {
        const [order, code] = [await placeOrder(world), newCode()];
        await clear();
        await claimAsPayer(world, order, code);
        await askForProof(world, order, code);
      },
    ],
    [
      'link for a new password',
      /#new-password=/,
      async () => {
        await world.call('POST', 'accounts/auth/forgotten-password', { body: { username: 'finance@kitara.example' } });
        await doDeferred(world);
      },
    ],
  ];

  it.each(asks)('(%s) is sealed in the table, sent in clear, and emptied after sending', async (_, text, ask) => {
    await ask();
    const waiting = await only();
    expect(waiting.body).toMatch(/^sealed:[\w-]+$/);
    expect(textOf(world, waiting)).toMatch(text);
    expect(await turn(world)).toBe(1);
    expect(world.inbox.messages()[0]?.text).toBe(textOf(world, waiting));
    expect(await only()).toMatchObject({ status: 'SENT', body: null });
  });

  const secret = () => {
    const now = world.clock.now;
    const expiresAt = new Date(now.getTime() + 10 * MINUTE).toISOString();
    const to = { recipient: '+256791234567', clientId: null, since: now.toISOString(), key: `code:${now.getTime()}` };
    const values = { code: '123456', accountNumber: 'KF-000001', minutes: 10 };
    const sealed = { expiresAt, secret: world.deps.config.appSecret };
    return store().transaction((tx) => sendSms(tx, { ...to, ...sealed, text: 'renewalCode', values }, now));
  };

  it('is emptied when it expires, even if it was refused', async () => {
    await secret();
    world.inbox.outage('refuse');
    await turn(world);
    expect(await only()).toMatchObject({ status: 'FAILED', body: expect.stringMatching(/^sealed:/) });
    await purgeExpired(world.deps);
    expect((await only()).body).not.toBeNull();
    world.clock.advance(10 * MINUTE);
    await purgeExpired(world.deps);
    expect(await only()).toMatchObject({ status: 'FAILED', body: null });
  });

  it('is emptied if it could not be sent in time', async () => {
    await secret();
    await turn(world, 10 * MINUTE);
    expect(await only()).toMatchObject({ status: 'EXPIRED', body: null });
  });

  it('is not sent if it was sealed with another secret', async () => {
    await secret();
    const other = createWorldWith(store(), { APP_SECRET: 'another-secret-of-the-server-with-40-letters' });
    await turn(other);
    expect(other.inbox.requests()).toEqual([]);
    const { status, lastError } = await only();
    expect([status, lastError]).toEqual([
      'FAILED',
      'Its text was encrypted with another APP_SECRET and cannot be read.',
    ]);
  });

  it('is sent unchanged if an earlier version wrote it in clear', async () => {
    const { id } = await secret();
    await store().update(outboxMessages, id, { body: '123456 is your code.' });
    await turn(world);
    expect(world.inbox.messages()[0]?.text).toBe('123456 is your code.');
    expect((await only()).body).toBeNull();
  });
});
