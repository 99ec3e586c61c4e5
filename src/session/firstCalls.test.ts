import type { InternalAxiosRequestConfig } from 'axios';
import { AxiosHeaders } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encrypt } from '../../authProvider/secretText';
import { FIRST_CALLS, SESSION_STORAGE } from '../../contract/constants';
import { createFirstCalls } from './firstCalls';
import { throughEarlyRequests } from './throughEarlyRequests';

const LIST = '/api/v1/clients?offset=0&limit=10';
const NOW = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem(SESSION_STORAGE.token, encrypt('mine'));
  localStorage.setItem(SESSION_STORAGE.expirationTime, String(NOW));
});
afterEach(() => vi.useRealTimers());

/** Simulates a visit to an address: its early requests, and its requests to the network. */
function visit(address = '/clients', { now = NOW, fails = false } = {}) {
  const ask = vi.fn(async (_url: string) => {
    if (fails) throw new TypeError('Failed to fetch');
    return new Response('ahead', { headers: { 'x-access-mark': 'm' } });
  });
  const network = vi.fn(async (config: InternalAxiosRequestConfig) => ({
    ...{ data: 'network', status: 200, statusText: '', headers: {}, config },
  }));
  const first = createFirstCalls({ local: localStorage, address, now: () => now, ask: ask as unknown as typeof fetch });
  first.send();
  const adapter = throughEarlyRequests(network, first);
  const get = async (url: string, token = 'mine', method = 'get') => {
    const headers = new AxiosHeaders({ Authorization: `Bearer ${token}` });
    return (await adapter({ url, method, headers })).data;
  };
  return { get, sent: () => ask.mock.calls.map(([url]) => url), network };
}

/** Simulates a first visit, which requests the list. */
async function firstVisit(address?: string) {
  await visit(address).get(LIST);
  vi.runAllTimers();
}

it('sends the first requests of an address early on the next visit, and uses each answer once', async () => {
  await firstVisit();
  const { get, sent, network } = visit();
  expect(sent()).toEqual([LIST]);
  await expect(get(LIST)).resolves.toBe('ahead');
  expect(network).not.toHaveBeenCalled();
  await expect(get(LIST)).resolves.toBe('network');
});

it('sends nothing early at another address, with an expired session or without a session', async () => {
  await firstVisit();
  expect(visit('/tickets').sent()).toEqual([]);
  expect(visit('/clients', { now: NOW + 1 }).sent()).toEqual([]);
  localStorage.removeItem(SESSION_STORAGE.token);
  expect(visit().sent()).toEqual([]);
});

it('neither remembers nor answers early what is requested after the page has opened', async () => {
  await firstVisit();
  const { get } = visit();
  await get('/api/v1/other');
  vi.runAllTimers();
  await expect(get(LIST)).resolves.toBe('network');
  await get('/api/v1/late');
  expect(visit().sent()).toEqual(['/api/v1/other']);
});

it.each([
  ['9.999 s after it was sent', 9_999, 'ahead'],
  ['10 s after it was sent', 10_000, 'network'],
])('serves a page whose code loads late from an early answer (%s), or from the network', async (_, later, answer) => {
  await firstVisit();
  const { get } = visit();
  await vi.advanceTimersByTimeAsync(later);
  await expect(get(LIST)).resolves.toBe(answer);
});

it('does not use an answer from before a write', async () => {
  await firstVisit();
  const { get } = visit();
  await get('/api/v1/clients', 'mine', 'post');
  await expect(get(LIST)).resolves.toBe('network');
});

it('reads an answer even if it is never used, so that it does not hold a connection', async () => {
  await firstVisit();
  const given = new Response('ahead');
  const ask = vi.fn(async () => given) as unknown as typeof fetch;
  createFirstCalls({ local: localStorage, address: '/clients', now: () => NOW, ask }).send();
  await vi.advanceTimersByTimeAsync(0);
  expect(given.bodyUsed).toBe(true);
});

it('gives an answer only to the user for whom it was requested', async () => {
  await firstVisit();
  await expect(visit().get(LIST, 'theirs')).resolves.toBe('network');
});

it('repeats a call whose early request failed, and never delays a write for one', async () => {
  await firstVisit();
  await expect(visit('/clients', { fails: true }).get(LIST)).resolves.toBe('network');
  await expect(visit().get(LIST, 'mine', 'post')).resolves.toBe('network');
});

it('remembers the twenty most recent addresses', async () => {
  for (let page = 0; page < 21; page++) await firstVisit(`/clients?page=${page}`);
  const kept = Object.keys(JSON.parse(localStorage.getItem(FIRST_CALLS) ?? '{}'));
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe('/clients?page=20');
  expect(kept).not.toContain('/clients?page=0');
});

it('remembers nothing after signing out', async () => {
  const { get } = visit();
  await get(LIST);
  localStorage.clear();
  vi.runAllTimers();
  expect(localStorage.getItem(FIRST_CALLS)).toBeNull();
});
