import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import type { PasskeyRequest } from '../../resources/access/passkeyShapes';
import { passkeyChallenges, passkeys } from '../../resources/access/systemTables';
import type { Answers } from '../../resources/catalogue/actions';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../world';
import { createAuthenticator } from './authenticator';
import { createPeople, PASSWORD, type Person } from './people';

const MINUTE = 60_000;
const NO_REQUEST: PasskeyRequest = { challenge: '', siteId: '', credentials: [] };
type Key = ReturnType<typeof createAuthenticator>;
type Used = ReturnType<Key['use']>;

onPostgres('a passkey', (store) => {
  let world: World;
  let people: ReturnType<typeof createPeople>;
  let amina: Person;
  let key: Key;
  beforeEach(async () => {
    world = createWorld(store());
    people = createPeople(world);
    amina = await people.person(['View Users']);
    key = newKey();
  });

  const newKey = () => createAuthenticator(world.deps.config.publicUrl);
  const begin = ({ token }: Person, password = PASSWORD) =>
    people.own<Answers['beginPasskey']>('POST', 'passkeys/begin', token, { password });
  const add = ({ token }: Person, made: object) =>
    people.own<Answers['addPasskey']>('POST', 'passkeys', token, { name: 'My phone', ...made });
  const withKey = async (someone: Person, made: Key) => {
    const { status, body } = await add(someone, made.make((await begin(someone)).body.passkey));
    expect(status, JSON.stringify(body)).toBe(200);
    return body.recoveryCodes;
  };
  const list = async ({ token }: Person) =>
    (await people.own<Answers['listPasskeys']>('GET', 'passkeys', token)).body.passkeys;
  const remove = ({ token }: Person, id = '') => people.own('DELETE', `passkeys/${id}`, token);
  /** Signs in with the correct password; returns the ticket and the passkey request. */
  const step = async ({ user }: Person) => {
    const { ticket = '', app, passkey } = (await people.enter(user)).body.secondFactor ?? {};
    return { ticket, app, asked: passkey ?? NO_REQUEST };
  };
  const enter = (ticket: string, used: Used) =>
    world.call<Answers['signInWithPasskey'] & Partial<ErrorBody>>('POST', 'accounts/auth/login/passkey', {
      body: { ticket, ...used },
    });

  describe('when added', () => {
    it('requires the password, is the second factor, and the first one gives recovery codes', async () => {
      expect((await begin(amina, 'another-one')).body.errors).toHaveProperty('password');
      expect(await withKey(amina, key)).toHaveLength(10);
      expect(await withKey(amina, newKey())).toEqual([]);
      expect(await list(amina)).toMatchObject([{ name: 'My phone', lastUsedAt: null }, {}]);
      const { body } = await people.own<Answers['getSecondFactor']>('GET', 'second-factor', amina.token);
      const since = world.clock.now.toISOString();
      expect(body.secondFactor).toEqual({ since, recoveryCodesLeft: 10, required: false, app: false, passkeys: 2 });
    });

    it('is enough for a role that requires a second factor', async () => {
      const joan = await people.person(['View Users'], { secondFactor: true });
      expect((await world.call('GET', 'users', { token: joan.token })).status).toBe(403);
      await withKey(joan, key);
      expect((await world.call('GET', 'users', { token: joan.token })).status).toBe(200);
    });

    it('is refused from another page, with a used or an old challenge, and if another user has it', async () => {
      const first = (await begin(amina)).body.passkey;
      expect((await add(amina, key.make(first, 'https://kitara.example.net'))).status).toBe(422);
      expect((await add(amina, key.make(first))).status).toBe(422);
      const second = (await begin(amina)).body.passkey;
      world.clock.advance(5 * MINUTE);
      expect((await add(amina, key.make(second))).status).toBe(422);
      await withKey(await people.person(), key);
      expect((await add(amina, key.make((await begin(amina)).body.passkey))).status).toBe(422);
      expect(await list(amina)).toEqual([]);
    });

    it('requires a user with a second factor to confirm first', async () => {
      amina = await people.withApp(amina);
      world.clock.advance(10 * MINUTE + 1);
      expect((await begin(amina)).body.code).toBe('CONFIRM_IDENTITY');
    });
  });

  describe('at the sign-in', () => {
    let codes: string[];
    beforeEach(async () => {
      codes = await withKey(amina, key);
    });

    it('replaces a code', async () => {
      const { ticket, app, asked } = await step(amina);
      expect([app, asked.siteId]).toEqual([false, new URL(world.deps.config.publicUrl).hostname]);
      expect(asked.credentials).toEqual([{ id: key.credentialId, transports: ['usb'] }]);
      const { status, body } = await enter(ticket, key.use(asked));
      expect([status, Object.keys(body)]).toEqual([200, ['user', 'accountType']]);
      expect((await list({ ...amina, token: body.user.token }))[0]?.lastUsedAt).toBe(world.clock.now.toISOString());
    });

    it('keeps recovery codes valid, but no code of an app that was never set up', async () => {
      const { secret } = await people.begin(amina);
      const ticket = (await step(amina)).ticket;
      expect((await people.enterCode(ticket, people.codeOf({ secret }))).status).toBe(422);
      expect((await people.enterCode(ticket, codes[0] ?? '')).status).toBe(200);
    });

    it('is refused from another page, which uses up its challenge', async () => {
      const { ticket, asked } = await step(amina);
      const wrong = await enter(ticket, key.use(asked, { from: 'https://kitara.example.net' }));
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['signature']]);
      expect((await enter(ticket, key.use(asked))).status).toBe(401);
    });

    it('signs a challenge once, and only for its own ticket', async () => {
      const [first, second] = [await step(amina), await step(amina)];
      const used = key.use(first.asked);
      expect((await enter(first.ticket, used)).status).toBe(200);
      expect((await enter(first.ticket, used)).status).toBe(401);
      expect((await enter(second.ticket, used)).status).toBe(422);
    });

    it.each([
      [5 * MINUTE - 1, 200],
      [5 * MINUTE, 401],
    ])('after %s ms: %s', async (later, status) => {
      const { ticket, asked } = await step(amina);
      world.clock.advance(later);
      expect((await enter(ticket, key.use(asked))).status).toBe(status);
    });

    it('of another user is refused', async () => {
      const other = newKey();
      await withKey(await people.person(), other);
      const { ticket, asked } = await step(amina);
      expect((await enter(ticket, other.use(asked))).status).toBe(422);
    });

    it.each([
      [4, 422],
      [5, 422],
      [6, 200],
    ])('counts on from 5: %s is answered with %s', async (count, status) => {
      const before = await step(amina);
      expect((await enter(before.ticket, key.use(before.asked, { count: 5 }))).status).toBe(200);
      const { ticket, asked } = await step(amina);
      expect((await enter(ticket, key.use(asked, { count }))).status).toBe(status);
    });

    it('is refused once it is removed; without the last one, the password is enough', async () => {
      world.clock.advance(1);
      await withKey(amina, newKey());
      const { ticket, asked } = await step(amina);
      const [own, other] = await list(amina);
      expect((await remove(await people.person(), own?.id)).status).toBe(404);
      expect((await remove(amina, own?.id)).status).toBe(200);
      expect((await enter(ticket, key.use(asked))).status).toBe(422);
      expect((await remove(amina, other?.id)).status).toBe(200);
      expect((await people.enter(amina.user)).body.user?.token).toBeDefined();
    });

    it('is removed by a reset', async () => {
      const reset = { token: await world.signIn('admin') };
      expect((await world.call('POST', `users/${amina.user.id}/reset-second-factor`, reset)).status).toBe(200);
      expect(await store().find(passkeys, { where: [{ path: 'userId', in: [amina.user.id] }] })).toEqual([]);
      expect((await people.enter(amina.user)).body.user?.token).toBeDefined();
    });
  });

  describe('to confirm the identity', () => {
    const ask = ({ token }: Person) => people.own<Answers['beginConfirmation']>('POST', 'confirm/passkey/begin', token);
    const confirm = ({ token }: Person, used: Used) => people.own('POST', 'confirm/passkey', token, used);

    it('permits sensitive calls, with a challenge that is valid once', async () => {
      await withKey(amina, key);
      world.clock.advance(10 * MINUTE + 1);
      const exported = async () => (await world.call('GET', 'users/export', { token: amina.token })).status;
      expect(await exported()).toBe(403);
      const used = key.use((await ask(amina)).body.passkey);
      expect((await confirm(amina, used)).status).toBe(200);
      expect(await exported()).toBe(200);
      expect((await confirm(amina, used)).status).toBe(422);
      expect(await store().find(passkeyChallenges, { where: [{ path: 'userId', in: [amina.user.id] }] })).toEqual([]);
    });

    it('is refused to a user without one', async () => expect((await ask(amina)).status).toBe(409));
  });
});
