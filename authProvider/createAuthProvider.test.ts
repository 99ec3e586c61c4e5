import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineResource } from '../resources/language/defineResource';
import { text } from '../resources/language/kinds';
import { createAuthProvider } from './createAuthProvider';
import { createMayAccess } from './gates';
import { mayDo, verbOf } from './mayDo';
import { createSessionStore, followOtherTabs } from './sessionStore';
import { CodeNeeded, signInMessage, TicketOver } from './signIn';

const now = Date.UTC(2026, 10, 21, 8);
const pages = [
  { route: '/quay', permissions: ['View Users'] },
  { route: '/pier', permissions: ['View Users', 'View Leads'] },
] as const;
const account = (type: string | null = 'Staff') => ({
  user: { id: 'u1', token: 't1', fullName: 'Amina', roles: [{ name: 'R', permissions: [{ name: 'View Leads' }] }] },
  accountType: type === null ? null : { name: type },
});
const ships = defineResource({
  name: 'ships',
  label: ['Ship', 'Ships'],
  fields: { name: text() },
  screens: [{ list: 'late-ships', source: { path: 'ships/late', access: ['View Leads'], filters: {} } }],
  access: { list: ['View Leads', 'View Users'], create: 'Create Leads' },
});

function setUp(json: unknown = account()) {
  const store = createSessionStore({
    local: localStorage,
    others: [sessionStorage],
    keep: (name, text) => (name === 'layout' ? text : null),
  });
  const send = vi.fn(async () => ({ json }));
  const clock = { now };
  const provider = createAuthProvider({
    store,
    send,
    mayAccess: createMayAccess([ships], pages, store.read),
    now: () => clock.now,
  });
  return { store, send, clock, provider };
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const credentials = { username: 'a@b.c', password: 'x' };

describe('sign-in', () => {
  it('sends the credentials without a token and stores the session encrypted', async () => {
    const { provider, send, store } = setUp();
    await provider.login(credentials);
    expect(send).toHaveBeenCalledWith('/api/v1/accounts/auth/login', {
      method: 'POST',
      body: credentials,
      token: null,
    });
    expect(store.read()).toMatchObject({ token: 't1', permissions: ['View Leads'], user: { id: 'u1' } });
    expect(localStorage.getItem('expirationTime')).toBe(String(now + 28_800_000));
    for (const key of ['token', 'user_details', 'roles', 'permissions']) {
      expect(localStorage.getItem(key)).toMatch(/^U2FsdGVkX1/);
    }
  });

  it.each([
    ['Staff', undefined],
    [null, undefined],
    ['Customer', 'Bad credentails'],
  ])('of account type %s gets the answer %s', async (type, message) => {
    const { provider, store } = setUp(account(type));
    const refusal = await provider.login(credentials).catch((error: Error) => error.message);
    expect(refusal).toBe(message);
    expect(store.read() === null).toBe(message !== undefined);
  });

  it('asks for a code with its ticket if there is a second factor, and then stores the session', async () => {
    const { provider, send, store } = setUp();
    send.mockResolvedValueOnce({ json: { secondFactor: { ticket: 'k1' } } } as never);
    const asked = await provider.login(credentials).catch((error: unknown) => error);
    expect(asked).toBeInstanceOf(CodeNeeded);
    expect([(asked as CodeNeeded).ticket, store.read()]).toEqual(['k1', null]);
    await provider.login({ ticket: 'k1', code: '123456' });
    const body = { ticket: 'k1', code: '123456' };
    expect(send).toHaveBeenLastCalledWith('/api/v1/accounts/auth/login/code', { method: 'POST', body, token: null });
    expect(store.read()).toMatchObject({ token: 't1' });
  });

  it('distinguishes a wrong code from an expired ticket', async () => {
    const { provider, send } = setUp();
    const fail = (status: number) => {
      send.mockRejectedValueOnce({ code: status, status, message: 'No.' });
      return provider.login({ ticket: 'k1', code: '123456' }).catch((error: unknown) => error);
    };
    expect(await fail(401)).toBeInstanceOf(TicketOver);
    expect(await fail(422)).not.toBeInstanceOf(TicketOver);
  });

  it('fails if the answer has no token', async () => {
    await expect(setUp({}).provider.login(credentials)).rejects.toThrow('Unable to sign in with provided credentails.');
  });

  it.each([
    [{ code: 'TIMEOUT_ERROR', status: 0 }, 'Service took long to respond. Please try again later.'],
    [{ code: 401, status: 401, message: 'Bad credentails' }, 'Bad credentails'],
    [{ code: 429, status: 429, message: 'Wait a minute.' }, 'Wait a minute.'],
    [{ code: 401, status: 401, message: '' }, 'Unable to sign in with provided credentails.'],
    [{ code: 503, status: 503, message: 'Try again in a moment.' }, 'Try again in a moment.'],
    [{ code: 500, status: 500, message: 'Fault' }, 'Unable to sign in with provided credentails.'],
    [{ code: 'FETCH_ERROR', status: 0, message: 'No network' }, 'Unable to sign in with provided credentails.'],
  ])('after the failure %j, shows %s', (error, message) => {
    expect(signInMessage(error)).toBe(message);
  });
});

describe('a stored session', () => {
  it('expires by the clock', async () => {
    const { provider, clock } = setUp();
    await expect(provider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/kitara-fibre-staff-login' });
    await provider.login(credentials);
    clock.now = now + 28_800_000;
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    clock.now += 1;
    await expect(provider.checkAuth({})).rejects.toMatchObject({
      message: 'Session Expired! Please login again to continue',
    });
  });

  it('is the same object until it changes, and null if it was tampered with', async () => {
    const { provider, store } = setUp();
    await provider.login(credentials);
    expect(store.read()).toBe(store.read());
    localStorage.setItem('permissions', 'something else');
    expect(store.read()).toBeNull();
  });

  it('keeps the permissions that cover only some records', async () => {
    const answer = account();
    const [role] = answer.user.roles;
    const { provider, store } = setUp({ ...answer, user: { ...answer.user, roles: [{ ...role, scope: 'AGENCY' }] } });
    await provider.login(credentials);
    expect(store.read()?.limited).toEqual({ 'View Leads': 'AGENCY' });
    expect(localStorage.getItem('limited_permissions')).toMatch(/^U2FsdGVkX1/);
  });

  it('is cleared, with all browser storage, only by a 401', async () => {
    const { provider, store } = setUp();
    await provider.login(credentials);
    sessionStorage.setItem('draft', 'x');
    await provider.checkError({ status: 403 });
    expect(store.read()).not.toBeNull();
    await provider.checkError({ status: 401 });
    expect([store.read(), localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
    expect(store.isUnauthorised()).toBe(true);
  });

  it('ends with logout: the server is informed, then everything is cleared, even if the server fails', async () => {
    const { provider, send, store } = setUp();
    await provider.login(credentials);
    send.mockRejectedValueOnce(new Error('down'));
    await provider.logout({});
    expect(send).toHaveBeenLastCalledWith('/api/v1/accounts/auth/logout', { method: 'POST', token: 't1' });
    expect([store.read(), localStorage.length, store.isUnauthorised()]).toEqual([null, 0, false]);
  });

  it('leaves only the layout preferences behind', async () => {
    const { provider } = setUp();
    await provider.login(credentials);
    localStorage.setItem('layout', '{}');
    localStorage.setItem('RaStore.draft', 'x');
    await provider.logout({});
    expect(Object.keys(localStorage)).toEqual(['layout']);
  });

  it('ends in all tabs', () => {
    const onChange = vi.fn();
    const stop = followOtherTabs(window, onChange);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).toHaveBeenCalledOnce();
    stop();
  });
});

describe('permissions', () => {
  it("suffice if any one of a verb's permissions is held; an undeclared verb is allowed to no one", async () => {
    const { provider } = setUp();
    await provider.login(credentials);
    const may = (action: string, resource = 'ships') => provider.canAccess?.({ resource, action });
    expect(await Promise.all(['list', 'show', 'create', 'edit', 'delete'].map((action) => may(action)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(await may('list', 'boats')).toBe(false);
    expect(await may('show', '/quay')).toBe(false);
    expect(await may('show', '/pier')).toBe(true);
    expect(await may('list', 'ships/late')).toBe(true);
    expect(await may('create', 'ships/late')).toBe(false);
  });

  it.each([
    ['list', true],
    ['show', true],
    ['create', false],
    ['edit', false],
  ])('limited to some records: whether they allow %s on shared records is %s', (action, expected) => {
    const verb = verbOf(action);
    const access = { list: 'View Leads', create: 'View Leads', update: 'View Leads', whose: 'everybody' } as const;
    expect(verb && mayDo({ access }, verb, ['View Leads'], { 'View Leads': 'OWN' })).toBe(expected);
    expect(verb && mayDo({ access }, verb, ['View Leads'])).toBe(true);
    const own = { ...access, whose: { seller: 'id' } };
    expect(verb && mayDo({ access: own }, verb, ['View Leads'], { 'View Leads': 'OWN' })).toBe(true);
  });

  it('the name shown is "User" if none is stored', async () => {
    expect(await setUp().provider.getIdentity?.()).toEqual({ id: '', fullName: 'User' });
  });
});
