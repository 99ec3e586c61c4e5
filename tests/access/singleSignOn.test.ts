import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { returnAddress, returnedWith } from '../../contract/pages/signInPage';
import { signOnAttempts, signOnLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { updateRecord } from '../../server/store/updateRecord';
import { onPostgres } from '../payments/stores';
import { createWorldWith, type World } from '../support/world';
import { type Account, CLIENT, type IdentityProvider, openIdentityProvider } from './identityProvider';
import { createPeople, type Person } from './people';

const ORIGIN = 'http://kitara.test';
const LIFETIME = 10 * 60_000;
const PATH = 'accounts/auth/single-sign-on';
type SignedIn = Answers['signInWithProvider'] & Partial<ErrorBody>;

onPostgres('single sign-on', (store) => {
  let provider: IdentityProvider;
  let world: World;
  let people: ReturnType<typeof createPeople>;
  let amina: Person;
  beforeAll(async () => {
    provider = await openIdentityProvider(returnAddress(ORIGIN));
  });
  afterAll(() => provider.close());
  const worldWith = (settings: Record<string, string> = {}) =>
    createWorldWith(store(), {
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
      ...settings,
    });
  beforeEach(async () => {
    world = worldWith();
    people = createPeople(world);
    amina = await people.person(['View Users']);
  });

  const accountOf = ({ user }: Person, more: Partial<Account> = {}): Account => ({
    ...{ email: user.emailAddress ?? '', email_verified: true },
    ...more,
  });
  const begin = async () => {
    const { body } = await world.call<Answers['beginSingleSignOn']>('POST', `${PATH}/begin`);
    return body.singleSignOn;
  };
  /** Signs in at the provider; returns the values with which the sign-in page is opened afterwards. */
  const returned = async (account: Account | null) => {
    const { ticket, address } = await begin();
    provider.expect(account);
    const back = returnedWith((await provider.follow(address)).search);
    return { ticket, code: back?.code ?? '', state: back?.state ?? '', issuer: back?.issuer ?? null };
  };
  const enter = (body: object) => world.call<SignedIn>('POST', PATH, { body });
  const refused = async (body: object, message: string) =>
    expect(await enter(body)).toMatchObject({ status: 401, body: { error: message } });

  it('signs in a user whom the provider confirms, with exactly their own permissions', async () => {
    const account = accountOf(amina, { email: amina.user.emailAddress?.toUpperCase() ?? '' });
    const { status, body } = await enter(await returned(account));
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id: amina.user.id } } });
    const token = body.user?.token ?? '';
    expect((await world.call('GET', 'users', { token })).status).toBe(200);
    expect((await world.call('GET', 'clients', { token })).status).toBe(403);
    expect(await store().find(signOnAttempts)).toEqual([]);
  });

  it('accepts the returned values once, unchanged, in time, and in the browser that started', async () => {
    const late = 'Your sign-in took too long. Try again.';
    const unconfirmed = 'Your sign-in could not be confirmed. Try again, or use your password.';
    const once = await returned(accountOf(amina));
    expect((await enter(once)).status).toBe(200);
    await refused(once, late);
    // The code of one browser, used in another.
    const { ticket } = await begin();
    await refused({ ...(await returned(accountOf(amina))), ticket }, unconfirmed);
    await refused({ ...(await returned(accountOf(amina))), ticket: 'a guess' }, late);
    await refused({ ...(await returned(accountOf(amina))), state: 'another' }, unconfirmed);
    await refused({ ...(await returned(accountOf(amina))), code: 'a guess' }, unconfirmed);
    await refused({ ...(await returned(accountOf(amina))), issuer: 'https://another.example' }, unconfirmed);
    const inTime = await returned(accountOf(amina));
    const tooLate = await returned(accountOf(amina));
    world.clock.advance(LIFETIME - 1);
    expect((await enter(inTime)).status).toBe(200);
    world.clock.advance(1);
    await refused(tooLate, late);
  });

  it('neither creates users nor admits users who may not sign in', async () => {
    const unknown = 'No user here has the e-mail address who@kitara.example. Ask an administrator to add you.';
    await refused(await returned({ email: 'who@kitara.example', email_verified: true }), unknown);
    const unvouched = 'The identity provider does not confirm your e-mail address.';
    await refused(await returned(accountOf(amina, { email_verified: false })), unvouched);
    await refused(await returned(accountOf(amina, { email: '' })), unvouched);
    await updateRecord(store(), users, amina.user.id, { status: 'DISABLED' }, world.clock.now);
    await refused(
      await returned(accountOf(amina)),
      unknown.replace('who@kitara.example', amina.user.emailAddress ?? ''),
    );
  });

  it('accepts a confirmation as text or by the userinfo endpoint, and the addresses of one trusted tenant', async () => {
    const email = amina.user.emailAddress ?? '';
    const again = async (account: Account, status: number) => {
      for (const { id } of await store().find(signOnLinks)) await store().remove(signOnLinks, id);
      expect((await enter(await returned({ sub: JSON.stringify(account), ...account }))).status).toBe(status);
    };
    await again({ email, email_verified: 'true' }, 200);
    await again({ email, email_verified: 'false' }, 401);
    await again({ email, email_verified: true, idToken: { email } }, 200);
    await again({ email: 'other@kitara.example', email_verified: true, idToken: { email } }, 401);
    const entra = { email, tid: 't', preferred_username: email };
    await again(entra, 401);
    world = worldWith({ OIDC_TRUSTED_TENANT: 't' });
    await again(entra, 200);
    await again({ tid: 't', preferred_username: email }, 200);
    await again({ ...entra, tid: 'another' }, 401);
    await again({ ...entra, email_verified: false }, 401);
  });

  it('keeps out another account that gets the address of a linked user', async () => {
    const email = amina.user.emailAddress ?? '';
    expect((await enter(await returned(accountOf(amina, { sub: 'leaver' })))).status).toBe(200);
    await refused(await returned({ sub: 'joiner', email, email_verified: true }), OTHER);
    const moved = await enter(await returned({ sub: 'leaver', email: 'renamed@kitara.example', email_verified: true }));
    expect(moved.body.user?.id).toBe(amina.user.id);
  });

  const OTHER =
    'You signed in before with another account at the identity provider. Use that one, or ask an administrator to unlink it.';
  const linkOf = async ({ user }: Person) => {
    const [link] = await store().find(signOnLinks, { where: [{ path: 'userId', in: [user.id] }] });
    return link;
  };

  it('links the first account: from then on only that account may sign in, whatever its e-mail address', async () => {
    expect((await enter(await returned(accountOf(amina, { sub: 'first' })))).status).toBe(200);
    expect(await linkOf(amina)).toMatchObject({ issuer: provider.issuer, subject: 'first' });
    expect((await store().get(users, amina.user.id))?.signOnSince).toBe(world.clock.now.toISOString());
    world.clock.advance(1_000);
    await refused(await returned(accountOf(amina, { sub: 'second' })), OTHER);
    const [last] = await store().find(logs, {
      where: [{ path: 'recordId', in: [amina.user.id] }],
      sort: { path: 'dateCreated', ascending: false },
      limit: 1,
    });
    expect(last).toMatchObject({ action: 'SIGN_IN_FAILED', reason: 'Other provider account' });
    for (const account of [{ email: 'married@elsewhere.example' }, { email_verified: false }])
      expect((await enter(await returned(accountOf(amina, { sub: 'first', ...account })))).body.user?.id).toBe(
        amina.user.id,
      );
    await updateRecord(store(), users, amina.user.id, { status: 'DISABLED' }, world.clock.now);
    await refused(await returned(accountOf(amina, { sub: 'first' })), 'You can’t sign in here. Ask an administrator.');
  });

  it('links the next account after an administrator has unlinked the last one', async () => {
    const path = `users/${amina.user.id}/unlink-single-sign-on`;
    const unlink = async (token: string) => {
      const { status, body } = await world.call<Partial<ErrorBody>>('POST', path, { token });
      return [status, body.error ?? body.code ?? null];
    };
    const admin = await world.signIn('admin');
    expect(await unlink(admin)).toEqual([409, 'This user has no account at the identity provider.']);
    const { body } = await enter(await returned(accountOf(amina, { sub: 'unlinked first' })));
    const lesser = await people.person(['Update Users']);
    expect((await unlink(lesser.token))[0]).toBe(403);
    expect(await unlink(admin)).toEqual([200, null]);
    expect((await world.call('GET', 'users', { token: body.user?.token ?? '' })).status).toBe(401);
    expect((await store().get(users, amina.user.id))?.signOnSince).toBeNull();
    expect((await enter(await returned(accountOf(amina, { sub: 'unlinked second' })))).status).toBe(200);
    expect(await linkOf(amina)).toMatchObject({ subject: 'unlinked second' });
    await refused(await returned(accountOf(amina, { sub: 'unlinked first' })), OTHER);
    const where = [{ path: 'recordId', in: [amina.user.id] }] as const;
    const reasons = (await store().find(logs, { where })).map(({ reason }) => reason);
    expect(reasons).toContain('Unlinked the account at the identity provider');
    world.clock.advance(3_600_000);
    expect((await unlink(admin))[0]).toBe(403);
  });

  it('accepts e-mail addresses in ASCII only, not characters that lower-case to ASCII letters', async () => {
    await refused(
      await returned({ email: 'admin@\u212Aitara.example', email_verified: true }),
      'The identity provider does not confirm your e-mail address.',
    );
  });

  it('accepts an ID token only with a signature by one of the provider’s keys', async () => {
    provider.sign(false);
    try {
      const unconfirmed = 'Your sign-in could not be confirmed. Try again, or use your password.';
      await refused(await returned(accountOf(amina)), unconfirmed);
    } finally {
      provider.sign(true);
    }
    expect((await enter(await returned(accountOf(amina)))).status).toBe(200);
  });

  it('asks for the user’s second factor unless the provider has already asked for one', async () => {
    const joan = await people.withApp(await people.person(['View Users']));
    world.clock.advance(30_000);
    const first = (await enter(await returned(accountOf(joan, { amr: ['pwd'] })))).body;
    expect(first).toEqual({ secondFactor: expect.objectContaining({ app: true, passkey: null }) });
    const { body } = await people.enterCode(first.secondFactor?.ticket ?? '', people.codeOf(joan));
    expect(body.user.id).toBe(joan.user.id);
    const second = (await enter(await returned(accountOf(joan, { amr: ['pwd', 'mfa'] })))).body;
    expect(second.user?.id).toBe(joan.user.id);
  });

  it('is optional: it says so if it is not set up or the provider does not answer', async () => {
    world = createWorldWith(store(), {});
    expect((await world.call('POST', `${PATH}/begin`)).status).toBe(409);
    expect((await enter({ ticket: 't', code: 'c', state: 's' })).status).toBe(409);
    world = worldWith({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    const { status, body } = await world.call<ErrorBody>('POST', `${PATH}/begin`);
    expect(status).toBe(503);
    expect(body.error).toBe('The identity provider could not be reached. Try again, or use your password.');
    expect((await people.enter(amina.user)).status).toBe(200);
  });

  it('is checked by its test button', async () => {
    const tried = async (settings: Record<string, string>) => {
      world = worldWith(settings);
      const token = await world.signIn('admin');
      const path = 'settings/connections/singleSignOn/test';
      return (await world.call<Answers['testConnection']>('POST', path, { token, body: {} })).body.tested;
    };
    expect(await tried({})).toMatchObject({ isWorking: true, message: expect.stringContaining(returnAddress(ORIGIN)) });
    expect((await tried({ OIDC_TRUSTED_TENANT: 't' }))?.message).toContain('addresses of the tenant t are trusted');
    const wrong = { isWorking: false, message: 'It does not work. The reason is in the server’s log.' };
    expect(await tried({ OIDC_CLIENT_SECRET: 'another' })).toMatchObject(wrong);
    expect(await tried({ OIDC_CLIENT_ID: 'another' })).toMatchObject(wrong);
    expect(await tried({ OIDC_ISSUER: 'http://127.0.0.1:9' })).toMatchObject({ isWorking: false });
  });
});
