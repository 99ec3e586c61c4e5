import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../../authProvider/sessionStore';
import { createDemoUsers, SEEDED_USER } from './demoUsers';

const now = Date.UTC(2026, 10, 21, 8);
const okello = { name: 'Okello', email: 'okello@home.example', password: 'quiet river' };
const users = createDemoUsers(localStorage);
beforeEach(() => localStorage.clear());

it('has one user from the start', () => {
  expect(users.list()).toEqual([SEEDED_USER]);
});

describe('registration', () => {
  it('stores a user, encrypted in browser storage', () => {
    users.register(okello);
    expect(createDemoUsers(localStorage).list()).toEqual([SEEDED_USER, { ...okello, id: expect.any(String) }]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('river');
  });

  it('works over plain HTTP, where browsers have no randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    vi.resetModules();
    (await import('./demoUsers')).createDemoUsers(localStorage).register(okello);
    expect(users.list()[1]?.id).toMatch(/^[0-9a-f-]{36}$/);
    vi.unstubAllGlobals();
  });

  it.each([SEEDED_USER.email, ' OKELLO@home.example '])('refuses the known address %j', (email) => {
    users.register(okello);
    expect(() => users.register({ ...okello, email })).toThrow('User already exists');
    expect(users.list()).toHaveLength(2);
  });

  it('starts again if the stored users cannot be read', () => {
    localStorage.setItem('demo_users', 'rubbish');
    expect(users.list()).toEqual([SEEDED_USER]);
  });
});

describe('sign-in', () => {
  it("creates a session without a token, for eight hours, that opens the demo's pages", () => {
    const session = users.signIn(SEEDED_USER, now);
    expect(session).toEqual({
      token: '',
      user: { id: 'demo', fullName: 'Demo User' },
      roles: ['Demo'],
      permissions: ['Manage System', 'Use System'],
      expirationTime: now + 28_800_000,
    });
    const store = createSessionStore({ local: localStorage });
    store.write(session);
    expect(store.read()).toEqual(session);
  });

  it.each([
    { ...SEEDED_USER, password: 'wrong' },
    { email: 'nobody@home.example', password: SEEDED_USER.password },
  ])('refuses %j', (credentials) => {
    expect(() => users.signIn(credentials, now)).toThrow('Unable to sign in with provided credentails.');
  });
});
