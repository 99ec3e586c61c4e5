import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../authProvider/sessionStore';
import { accessMark } from '../../contract/access/sessions';
import { createAccessFollower } from './followAccess';

const session = {
  token: 't',
  user: { id: 'u', fullName: 'Sarah' },
  roles: ['Support'],
  permissions: ['Use System'],
  expirationTime: 1,
};
const user = { roles: [{ name: 'Finance', permissions: [{ name: 'View Payments' }] }] };
const store = createSessionStore({ local: localStorage });
const get = vi.fn(async () => ({ json: { user } }));
const hear = createAccessFollower(store, get);

beforeEach(() => {
  get.mockClear();
  store.write(session);
});

it('makes no request while the access version is that of the session, or if no one is signed in', () => {
  hear(accessMark(session.roles, session.permissions));
  store.clear();
  hear('another');
  expect(get).not.toHaveBeenCalled();
});

it('reloads the permissions once when they have changed, and stores them', async () => {
  hear('another');
  hear('another');
  await vi.waitFor(() => expect(store.read()?.permissions).toEqual(['View Payments']));
  expect(store.read()).toEqual({ ...session, roles: ['Finance'], permissions: ['View Payments'] });
  expect(get).toHaveBeenCalledExactlyOnceWith('/api/v1/accounts/auth/access');
});

it("reloads the permissions when a role's row scope changes", async () => {
  const limited = { ...session, limited: { 'Use System': 'OWN' } as const };
  store.write(limited);
  hear(accessMark(session.roles, ['Use System OWN']));
  expect(get).not.toHaveBeenCalled();
  hear(accessMark(session.roles, ['Use System AGENCY']));
  await vi.waitFor(() => expect(store.read()?.limited).toBeUndefined());
  expect(get).toHaveBeenCalledOnce();
});

it('stores nothing if another user has signed in meanwhile, and retries after a failure', async () => {
  hear('another');
  store.write({ ...session, token: 'other' });
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(store.read()?.roles).toEqual(['Support']);
  get.mockRejectedValueOnce(new Error('no network'));
  await vi.waitFor(() => {
    hear('another');
    expect(store.read()?.roles).toEqual(['Finance']);
  });
});
