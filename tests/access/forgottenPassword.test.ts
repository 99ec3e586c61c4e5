import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { passwordTokenIn } from '../../contract/pages/signInPage';
import { apiKeys } from '../../resources/access/apiKeys';
import { passwordLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { keyOf } from '../conformance/api/callers';
import { atOnce, statuses } from '../limits/people';
import { onPostgres } from '../payments/stores';
import { doDeferred, textOf } from '../support/messaging';
import { createWorld, type World } from '../support/world';
import { createPeople, type Person, STEP } from './people';

const MINUTE = 60_000;
const NEW = 'three-wise-herons';

onPostgres('a forgotten password', (store) => {
  let world: World;
  let people: ReturnType<typeof createPeople>;
  let amina: Person;
  beforeEach(async () => {
    world = createWorld(store());
    people = createPeople(world);
    amina = await people.person();
  });

  /** Requests a link and has it sent. */
  const ask = async (username: string, from?: string) => {
    const body = { username };
    const reply = await world.call('POST', 'accounts/auth/forgotten-password', { body, ...(from ? { from } : {}) });
    await doDeferred(world);
    return reply;
  };
  const choose = (token: string, newPassword = NEW) =>
    world.call<Partial<ErrorBody>>('POST', 'accounts/auth/forgotten-password/new', { body: { token, newPassword } });
  const mails = ({ user }: Person) =>
    store().find(outboxMessages, {
      where: [
        { path: 'recipient', in: [user.emailAddress] },
        { path: 'kind', in: ['PASSWORD_LINK'] },
      ],
      sort: { path: 'dateCreated', ascending: false },
    });
  /** Returns the token of the last link that was sent. */
  const tokenOf = async (person: Person) => {
    const [mail] = await mails(person);
    const address = /https?:\/\/\S+/.exec(mail ? textOf(world, mail) : '')?.[0] ?? 'http://none';
    return passwordTokenIn(new URL(address).hash) ?? '';
  };

  it('is replaced by a link sent by e-mail, which uses our own address and is stored as a hash', async () => {
    expect((await ask(amina.user.emailAddress)).status).toBe(200);
    const [mail, ...others] = await mails(amina);
    expect(others).toEqual([]);
    expect(mail?.body).not.toContain('http');
    expect(mail && textOf(world, mail)).toContain('http://kitara.test/kitara-fibre-staff-login#new-password=');
    const token = await tokenOf(amina);
    const of = { where: [{ path: 'userId', in: [amina.user.id] }] } as const;
    expect(JSON.stringify(await store().find(passwordLinks, of))).not.toContain(token);
    expect((await choose(token)).status).toBe(200);
    expect((await people.enter(amina.user)).status).toBe(401);
    expect((await people.enter(amina.user, NEW)).body.user?.token).toBeDefined();
  });

  it('revokes the user’s API keys when it is replaced', async () => {
    await keyOf(world, { makerId: amina.user.id });
    await ask(amina.user.emailAddress);
    expect((await choose(await tokenOf(amina))).status).toBe(200);
    const where = [{ path: 'makerId', in: [amina.user.id] }] as const;
    expect(await store().find(apiKeys, { where })).toMatchObject([{ status: 'REVOKED' }]);
  });

  it('gives the same answer for every user and for unknown names', async () => {
    const disabled = await people.person();
    await store().update(users, disabled.user.id, { status: 'DISABLED' });
    const answers = [
      await ask(amina.user.emailAddress.toUpperCase()),
      await ask('nobody-at-all@kitara.example'),
      await ask('0779 000 009'),
      await ask('customer@kitara.example'),
      await ask(disabled.user.emailAddress),
    ].map(({ status, body }) => ({ status, body }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([(await mails(amina)).length, (await mails(disabled)).length]).toEqual([1, 0]);
  });

  describe('whose link', () => {
    let token: string;
    beforeEach(async () => {
      await ask(amina.user.emailAddress);
      token = await tokenOf(amina);
    });

    it('is valid for half an hour, to the millisecond', async () => {
      world.clock.advance(30 * MINUTE - 1);
      expect((await choose(token, 'short')).status).toBe(422);
      world.clock.advance(1);
      expect((await choose(token)).body.errors).toHaveProperty('token');
    });

    it('is valid once, even if used concurrently', async () => {
      const replies = await atOnce(4, () => choose(token));
      expect(statuses(replies)).toEqual({ 200: 1, 422: 3 });
      expect((await choose(token, 'another-wise-heron')).status).toBe(422);
    });

    it('is the last one requested', async () => {
      world.clock.advance(1);
      await ask(amina.user.emailAddress);
      expect((await choose(token)).status).toBe(422);
      expect((await choose(await tokenOf(amina))).status).toBe(200);
    });

    it('becomes invalid when the password is replaced, or when the user is disabled', async () => {
      const admin = await world.signIn('admin');
      await world.call('PUT', `users/${amina.user.id}`, { token: admin, body: { password: 'six-calm-pelicans' } });
      expect((await choose(token)).status).toBe(422);
      world.clock.advance(1);
      await ask(amina.user.emailAddress);
      await world.call('PUT', `users/${amina.user.id}`, { token: admin, body: { status: 'DISABLED' } });
      expect((await choose(await tokenOf(amina))).status).toBe(422);
    });

    it('refuses a password that is easy to guess', async () => {
      const { status, body } = await choose(token, `${amina.user.emailAddress}`);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['newPassword']]);
      expect((await choose(token)).status).toBe(200);
    });

    it('ends every session and creates an audit entry', async () => {
      await choose(token);
      expect((await world.call('GET', 'accounts/auth/sessions', { token: amina.token })).status).toBe(401);
      const where = [
        { path: 'recordId', in: [amina.user.id] },
        { path: 'reason', in: ['Chose a new password by a link'] },
      ] as const;
      expect(await store().find(logs, { where })).toHaveLength(1);
    });

    it('keeps the second factor', async () => {
      amina = await people.withApp(amina);
      world.clock.advance(1);
      await ask(amina.user.emailAddress);
      await choose(await tokenOf(amina));
      world.clock.advance(STEP);
      const { body } = await people.enter(amina.user, NEW);
      expect(Object.keys(body)).toEqual(['secondFactor']);
      expect((await people.enterCode(body.secondFactor?.ticket ?? '', people.codeOf(amina))).status).toBe(200);
    });
  });

  it('can be requested three times per name, and twenty times per address, in a quarter of an hour', async () => {
    const asked = await atOnce(6, () => ask(amina.user.emailAddress));
    expect(statuses(asked)).toEqual({ 200: 3, 429: 3 });
    const replies = await atOnce(30, (i) => ask(`nobody${i}@kitara.example`, '198.51.100.66'));
    expect(statuses(replies)).toEqual({ 200: 20, 429: 10 });
  });

  it('is not shown to users who read messages', async () => {
    await ask(amina.user.emailAddress);
    const [mail] = await mails(amina);
    const admin = await world.signIn('admin');
    const read = await world.call(`GET`, `outbox-messages/${mail?.id}`, { token: admin });
    expect([read.status, JSON.stringify(read.body).includes('new-password=')]).toEqual([200, false]);
  });
});
