import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, signIns, signInTickets } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { confirmApp, keepSecret } from '../../server/access/secondFactor';
import { newSecret } from '../../server/access/totp';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../world';
import { createPeople, PASSWORD, type Person, STEP } from './people';

const MINUTE = 60_000;

onPostgres('a second factor', (store) => {
  let world: World;
  let people: ReturnType<typeof createPeople>;
  let amina: Person;
  beforeEach(async () => {
    world = createWorld(store());
    people = createPeople(world);
    amina = await people.person();
  });

  const stateOf = async ({ token }: Person) =>
    (await people.own<Answers['getSecondFactor']>('GET', 'second-factor', token)).body.secondFactor;
  const ticketOf = async ({ user }: Person) => (await people.enter(user)).body.secondFactor?.ticket ?? '';
  const logged = async (action: 'SIGN_IN' | 'SIGN_IN_FAILED') => {
    const where = [
      { path: 'recordId', in: [amina.user.id] },
      { path: 'action', in: [action] },
    ] as const;
    return (await store().find(logs, { where })).length;
  };
  const isIn = async (token: string) => (await world.call('GET', 'accounts/auth/sessions', { token })).status === 200;

  describe('when it is set up', () => {
    it('requires the password, then a first code, and gives ten recovery codes', async () => {
      const none = { since: null, recoveryCodesLeft: 0, required: false, app: false, passkeys: 0 };
      expect(await stateOf(amina)).toEqual(none);
      const wrong = await people.own('POST', 'second-factor/begin', amina.token, { password: 'another-one' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
      const { secret, address } = await people.begin(amina);
      expect(address).toMatch(/^otpauth:\/\/totp\/.+secret=/);
      expect((await people.confirm(amina.token, '000000')).body.errors).toHaveProperty('code');
      expect((await stateOf(amina)).since).toBeNull();
      const { body } = await people.confirm(amina.token, people.codeOf({ secret }));
      expect(new Set(body.recoveryCodes).size).toBe(10);
      for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
      expect(await stateOf(amina)).toMatchObject({ since: world.clock.now.toISOString(), recoveryCodesLeft: 10 });
    });

    it('stores the secret encrypted and the recovery codes as hashes', async () => {
      amina = await people.withApp(amina);
      const of = { where: [{ path: 'userId', in: [amina.user.id] }] } as const;
      const kept = JSON.stringify([await store().find(secondFactors, of), await store().find(recoveryCodes, of)]);
      for (const shown of [amina.secret, ...amina.recoveryCodes]) expect(kept).not.toContain(shown);
    });

    it('ends the other sessions, and takes effect only once it is confirmed', async () => {
      const elsewhere = (await people.enter(amina.user)).body.user?.token ?? '';
      await people.begin(amina);
      expect((await people.enter(amina.user)).body.user?.token).toBeDefined();
      await people.withApp(amina);
      expect([await isIn(amina.token), await isIn(elsewhere)]).toEqual([true, false]);
    });

    it('is refused if there already is one, and does not affect other users', async () => {
      amina = await people.withApp(amina);
      const again = await people.own('POST', 'second-factor/begin', amina.token, { password: PASSWORD });
      expect(again.status).toBe(409);
      expect((await world.call('GET', 'accounts/auth/second-factor')).status).toBe(401);
      expect((await stateOf(await people.person())).since).toBeNull();
    });
  });

  describe('signing in', () => {
    beforeEach(async () => {
      amina = await people.withApp(amina);
      world.clock.advance(STEP);
    });

    it('returns a ticket instead of a token, which gives no access by itself', async () => {
      const { status, body } = await people.enter(amina.user);
      expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
      expect(await isIn(body.secondFactor?.ticket ?? '')).toBe(false);
      // This entry is from the sign-in before the second factor was set up.
      expect(await logged('SIGN_IN')).toBe(1);
    });

    it('returns the usual sign-in answer after the code, which is accepted once', async () => {
      const ticket = await ticketOf(amina);
      const code = people.codeOf(amina);
      const { status, body, headers } = await people.enterCode(ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect([status, Object.keys(body)]).toEqual([200, ['user', 'accountType']]);
      expect(headers.get('set-cookie')).toContain('device=');
      expect(await isIn(body.user.token)).toBe(true);
      expect((await people.enterCode(ticket, people.codeOf(amina, 1))).status).toBe(401);
      expect((await people.enterCode(await ticketOf(amina), code)).status).toBe(422);
      expect((await people.enterCode(await ticketOf(amina), people.codeOf(amina, 1))).status).toBe(200);
    });

    it.each([
      [-2, 422],
      [-1, 422],
      [0, 200],
      [1, 200],
      [2, 422],
    ])('answers a code that is %s steps away with %s', async (steps, status) => {
      // The code of the previous step was used to set up the app.
      expect((await people.enterCode(await ticketOf(amina), people.codeOf(amina, steps))).status).toBe(status);
    });

    it('accepts an unused code of the previous step', async () => {
      world.clock.advance(5 * STEP);
      expect((await people.enterCode(await ticketOf(amina), people.codeOf(amina, -1))).status).toBe(200);
    });

    it('accepts a recovery code once, in any notation', async () => {
      const [code = ''] = amina.recoveryCodes;
      const typed = code.replace('-', ' ').toUpperCase();
      const { status, body } = await people.enterCode(await ticketOf(amina), typed);
      expect(status).toBe(200);
      expect((await stateOf({ ...amina, token: body.user.token })).recoveryCodesLeft).toBe(9);
      expect((await people.enterCode(await ticketOf(amina), code)).status).toBe(422);
    });

    it('refuses another user’s recovery code', async () => {
      const other = await people.withApp(await people.person());
      expect((await people.enterCode(await ticketOf(amina), other.recoveryCodes[0] ?? '')).status).toBe(422);
    });

    it('allows five minutes, to the millisecond', async () => {
      const [first, second] = [await ticketOf(amina), await ticketOf(amina)];
      world.clock.advance(5 * MINUTE - 1);
      expect((await people.enterCode(first, people.codeOf(amina))).status).toBe(200);
      world.clock.advance(1);
      expect((await people.enterCode(second, people.codeOf(amina, 1))).status).toBe(401);
    });

    it('ends if the password is changed in the meantime, or the user is disabled', async () => {
      const admin = await world.signIn('admin');
      const ticket = await ticketOf(amina);
      await world.call('PUT', `users/${amina.user.id}`, { token: admin, body: { password: 'three-wise-herons' } });
      expect((await people.enterCode(ticket, people.codeOf(amina))).status).toBe(401);
      const next = (await people.enter(amina.user, 'three-wise-herons')).body.secondFactor?.ticket ?? '';
      await world.call('PUT', `users/${amina.user.id}`, { token: admin, body: { status: 'DISABLED' } });
      expect((await people.enterCode(next, people.codeOf(amina))).status).toBe(401);
    });

    it('logs a wrong code as a failed sign-in', async () => {
      await people.enterCode(await ticketOf(amina), '000000');
      expect(await logged('SIGN_IN_FAILED')).toBe(1);
    });

    it('is deleted with its user', async () => {
      const admin = await world.signIn('admin');
      // A user who appears as an actor in the audit log could not be deleted.
      const joan = await people.person();
      await store().transaction(async (tx) => {
        await keepSecret(tx, world.deps.config.appSecret, joan.user.id, newSecret(), world.clock.now);
        await confirmApp(tx, joan.user.id, world.clock.now);
        await tx.update(users, joan.user.id, { secondFactorSince: world.clock.now.toISOString() });
      });
      expect(await ticketOf(joan)).not.toBe('');
      expect((await world.call('DELETE', `users/${joan.user.id}`, { token: admin })).status).toBe(200);
      const of = { where: [{ path: 'userId', in: [joan.user.id] }] } as const;
      expect(await store().find(secondFactors, of)).toEqual([]);
      expect(await store().find(signInTickets, of)).toEqual([]);
      expect(await store().find(signIns, of)).toEqual([]);
    });
  });

  describe('a stolen password without the code', () => {
    it('gives no access: no call returns a token, and none sets or removes a second factor', async () => {
      amina = await people.withApp(amina);
      const { body } = await people.enter(amina.user);
      const ticket = body.secondFactor?.ticket ?? '';
      expect(JSON.stringify(body)).not.toContain('token');
      for (const code of ['000000', 'aaaaa-bbbbb']) {
        const tried = await people.enterCode(ticket, code);
        expect([tried.status, JSON.stringify(tried.body).includes('token')]).toEqual([422, false]);
      }
      for (const token of [ticket, PASSWORD, amina.user.id])
        for (const path of ['second-factor/begin', 'second-factor/switch-off', 'confirm', 'change-password'])
          expect((await people.own('POST', path, token, { password: PASSWORD, code: '000000' })).status).toBe(401);
    });
  });

  describe('recovery codes', () => {
    it('can be replaced with a code, which invalidates the earlier ones', async () => {
      amina = await people.withApp(amina);
      world.clock.advance(STEP);
      const renew = (code: string) =>
        people.own<Answers['renewRecoveryCodes']>('POST', 'second-factor/recovery-codes', amina.token, { code });
      expect((await renew('000000')).status).toBe(422);
      const { body } = await renew(people.codeOf(amina));
      expect(body.recoveryCodes).toHaveLength(10);
      expect((await people.enterCode(await ticketOf(amina), amina.recoveryCodes[0] ?? '')).status).toBe(422);
      expect((await people.enterCode(await ticketOf(amina), body.recoveryCodes[0] ?? '')).status).toBe(200);
    });
  });

  describe('when it is switched off', () => {
    it('requires password and code; afterwards the password is enough', async () => {
      amina = await people.withApp(amina);
      world.clock.advance(STEP);
      const off = (password: string, code: string) =>
        people.own('POST', 'second-factor/switch-off', amina.token, { password, code });
      expect((await off('another-one', people.codeOf(amina))).body.errors).toHaveProperty('password');
      expect((await off(PASSWORD, '000000')).body.errors).toHaveProperty('code');
      expect((await off(PASSWORD, people.codeOf(amina))).status).toBe(200);
      expect((await people.enter(amina.user)).body.user?.token).toBeDefined();
      expect((await off(PASSWORD, people.codeOf(amina, 1))).status).toBe(409);
    });
  });

  describe('when another user resets it', () => {
    const reset = (id: string, token: string) => world.call('POST', `users/${id}/reset-second-factor`, { token });

    it('is removed, ends the sessions and creates an audit entry', async () => {
      amina = await people.withApp(amina);
      const admin = await world.signIn('admin');
      expect((await reset(amina.user.id, admin)).status).toBe(200);
      expect(await isIn(amina.token)).toBe(false);
      expect((await people.enter(amina.user)).body.user?.token).toBeDefined();
      const where = [
        { path: 'recordId', in: [amina.user.id] },
        { path: 'reason', in: ['Reset the second factor'] },
      ] as const;
      const [entry] = await store().find(logs, { where });
      expect(entry?.userId).toBeTruthy();
      expect((await reset(amina.user.id, admin)).status).toBe(409);
    });

    it('cannot be reset by its own user, nor by a user with fewer permissions', async () => {
      const lesser = await people.person(['View Users', 'Update Users']);
      const [boss] = await store().find(users, { where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }] });
      expect((await reset(lesser.user.id, lesser.token)).status).toBe(403);
      expect((await reset(boss?.id ?? '', lesser.token)).status).toBe(403);
      expect((await reset(amina.user.id, (await people.person(['View Users'])).token)).status).toBe(403);
    });
  });

  describe('when a role requires it', () => {
    it('must be set up before anything else is allowed, from the next call on', async () => {
      const joan = await people.person(['View Users']);
      expect((await world.call('GET', 'users', { token: joan.token })).status).toBe(200);
      const admin = await world.signIn('admin');
      const asked = await world.call('PUT', `roles/${joan.roleId}`, { token: admin, body: { secondFactor: true } });
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      for (const path of ['users', 'accounts/auth/profile', 'accounts/auth/sessions', 'notifications/unread']) {
        const { status, body } = await world.call('GET', path, { token: joan.token });
        expect([path, status, body.code]).toEqual([path, 403, 'SET_UP_SECOND_FACTOR']);
      }
      expect(await stateOf(joan)).toMatchObject({ since: null, required: true });
      await people.withApp(joan);
      expect((await world.call('GET', 'users', { token: joan.token })).status).toBe(200);
    });

    it('answers a sign-in as usual, which then allows only the set-up', async () => {
      const joan = await people.person(['View Users'], { secondFactor: true });
      expect(joan.token).not.toBe('');
      expect((await world.call('GET', 'users', { token: joan.token })).status).toBe(403);
      expect((await world.call('POST', 'accounts/auth/logout', { token: joan.token })).status).toBe(200);
    });
  });
});
