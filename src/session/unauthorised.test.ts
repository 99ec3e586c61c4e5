import axios from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_LIFETIME } from '../../contract/constants';
import { callApi } from './callApi';
import { firstCalls } from './firstCalls';
import { download, request, sessionStore } from './session';

const answer = { text: '{"error":"Please sign in first."}', headers: new Headers(), statusText: '', status: 401 };

beforeEach(() => {
  // An early answer makes the network unnecessary.
  vi.spyOn(firstCalls, 'take').mockImplementation(async () => answer);
  sessionStore.write({
    token: 'revoked',
    user: { id: 'u1', fullName: 'Amina Nakato' },
    roles: [],
    permissions: [],
    expirationTime: Date.now() + SESSION_LIFETIME,
  });
});
afterEach(() => {
  answer.status = 401;
  localStorage.clear();
  vi.restoreAllMocks();
});
const ended = () => [sessionStore.read(), sessionStore.isUnauthorised()];

it.each([
  ['a record of a list, also one that is fetched ahead', () => request('/api/v1/clients')],
  ['a total of the dashboard', () => request('/api/v1/clients/count')],
  ['an action', () => callApi('listOwnSessions')],
])('a refused token ends the session and says why: %s', async (_, ask) => {
  await expect(ask()).rejects.toThrow('Please sign in first.');
  expect(ended()).toEqual([null, true]);
  sessionStore.clear();
  expect(ended(), 'whatever else ends what is over').toEqual([null, true]);
});

it('a refused token ends the session: a file', async () => {
  vi.spyOn(axios, 'request').mockResolvedValue({ status: 401, data: new Blob() });
  await expect(download('/api/v1/clients/export')).rejects.toMatchObject({ status: 401 });
  expect(ended()).toEqual([null, true]);
});

it.each([
  ['a right that is missing', () => request('/api/v1/clients'), 403],
  ['a token of an earlier session', () => request('/api/v1/clients', { token: 'earlier' }), 401],
  ['a wrong password', () => request('/api/v1/accounts/auth/login', { token: null }), 401],
])('%s does not end the session', async (_, ask, status) => {
  answer.status = status;
  await expect(ask()).rejects.toThrow('Please sign in first.');
  expect(ended()).toEqual([expect.objectContaining({ token: 'revoked' }), false]);
});
