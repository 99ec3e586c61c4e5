import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_LIFETIMES } from '../../contract/messages/messages';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { deliver } from '../../server/messages/jobs/deliver';
import { sendSms } from '../../server/messages/send';
import { onPostgres } from '../payments/stores';
import { SAMPLES } from '../support/messageSamples';
import { createWorld, type World } from '../support/world';

const CODE = '481516';
const UNKNOWN = '0f0e0d0c-0b0a-4908-8706-050403020100';
type Message = Answers['resendMessage']['message'];
type Refused = { error: string };

onPostgres('messages that were not sent', (store) => {
  let world: World;
  let token: string;
  let count = 0;
  beforeEach(async () => {
    const due = await store().find(outboxMessages, { where: [{ path: 'nextAttemptAt', isNull: false }] });
    for (const { id } of due) await store().update(outboxMessages, id, { nextAttemptAt: null });
    world = createWorld(store());
    token = await world.signIn('support');
  });

  /** Creates a message that the gateway refused. */
  async function refused(kind: 'RENEWAL_CODE' | 'RECEIPT') {
    const key = `${kind}:${world.clock.now.getTime()}:${++count}`;
    const to = { key, since: world.clock.now.toISOString(), recipient: '+256791234567', clientId: null };
    const accountNumber = 'KF-000001';
    const expiresAt = new Date(world.clock.now.getTime() + 600_000).toISOString();
    const sealed = { expiresAt, secret: world.deps.config.appSecret };
    const code = { code: CODE, accountNumber, minutes: 10 };
    const { id } = await store().transaction((tx) =>
      kind === 'RECEIPT'
        ? sendSms(tx, { ...to, text: 'receipt', values: SAMPLES.receipt }, world.clock.now)
        : sendSms(tx, { ...to, ...sealed, text: 'renewalCode', values: code }, world.clock.now),
    );
    world.inbox.outage('refuse');
    world.clock.advance(1);
    await deliver(world.deps, world.sender);
    world.inbox.outage('none');
    return { id, key };
  }

  const resend = <T = { message: Message }>(id: string, by: string | undefined = token) =>
    world.call<T>('POST', `outbox-messages/${id}/resend`, by ? { token: by } : {});

  it('are listed with the reason in a sentence', async () => {
    const { id } = await refused('RECEIPT');
    const query = 'outbox-messages?statuses=FAILED&sortAsc=false&limit=1';
    const { body } = await world.call<{ outboxMessages: Message[] }>('GET', query, { token });
    const lastError = 'The SMS gateway refused the message (HTTP 422).';
    expect(body.outboxMessages).toMatchObject([{ id, kind: 'RECEIPT', status: 'FAILED', lastError, attempts: 1 }]);
    expect(body.outboxMessages[0]?.body).toContain('we received');
  });

  it('never show a code: not in the list, details, export or audit log, nor by the list’s sorting', async () => {
    const { id, key } = await refused('RENEWAL_CODE');
    await resend(id);
    const paths = ['outbox-messages?limit=200&sortAsc=false', `outbox-messages/${id}`, 'outbox-messages/export'];
    const answers = await Promise.all(paths.map((path) => world.call('GET', path, { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const audited = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    const told = JSON.stringify([...answers.map(({ body }) => body), audited]);
    expect(told).toContain('+256791234567');
    expect(told).not.toContain(CODE);
    expect(told).not.toContain(key);
    expect((await world.call('GET', 'outbox-messages?sortBy=body', { token })).status).toBe(400);
    expect((await world.call('GET', 'outbox-messages?searchTerm=481516', { token })).body).toMatchObject({
      totalRecords: 0,
    });
  });

  describe('can be sent again by staff,', () => {
    it('with an audit entry', async () => {
      const { id, key } = await refused('RECEIPT');
      const { status, body } = await resend(id);
      expect([status, body.message]).toMatchObject([200, { id, status: 'PENDING', lastError: null }]);
      world.clock.advance(1);
      expect(await deliver(world.deps, world.sender)).toBe(1);
      expect(world.inbox.messages().map((message) => message.id)).toEqual([key]);
      expect(await store().get(outboxMessages, id)).toMatchObject({ status: 'SENT', attempts: 2 });
      const [entry] = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
      expect(entry).toMatchObject({ action: 'ACTION', reason: 'Sent again', before: { status: 'FAILED' } });
    });

    it('with their full lifetime, however late that is', async () => {
      const { id } = await refused('RECEIPT');
      world.clock.advance(2 * MESSAGE_LIFETIMES.RECEIPT);
      token = await world.signIn('support');
      const until = new Date(world.clock.now.getTime() + MESSAGE_LIFETIMES.RECEIPT).toISOString();
      expect((await resend(id)).body.message).toMatchObject({ status: 'PENDING', expiresAt: until });
      world.clock.advance(1);
      await deliver(world.deps, world.sender);
      expect(await store().get(outboxMessages, id)).toMatchObject({ status: 'SENT' });
    });

    it('but not if they contain an expired code', async () => {
      const [late, timely] = [await refused('RENEWAL_CODE'), await refused('RENEWAL_CODE')];
      world.clock.advance(599_998);
      expect((await resend(timely.id)).status).toBe(200);
      world.clock.advance(1);
      expect(await resend<Refused>(late.id)).toMatchObject({
        status: 409,
        body: { error: 'This code has expired. Ask the customer to request a new one.' },
      });
    });

    it('but only with permission, and only if there is something to send', async () => {
      const { id } = await refused('RECEIPT');
      expect((await world.call('POST', `outbox-messages/${id}/resend`)).status).toBe(401);
      expect((await resend(id, await world.signIn('agent'))).status).toBe(403);
      expect((await resend(UNKNOWN)).status).toBe(404);
      await resend(id);
      expect(await resend<Refused>(id)).toMatchObject({
        status: 409,
        body: { error: 'This message is still waiting to be sent.' },
      });
    });
  });
});
