import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { tickets } from '../../resources/tickets/tickets';
import { createApp } from '../../server/app';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { serveForms } from '../../server/web/forms/serveForms';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorldWith } from '../support/world';

const PAGE =
  '<head><script type="module" src="/x.js"></script></head><main id="main"><h1>Old</h1></main><footer></footer>';
const ORIGIN = 'http://kitara.test';
const PROXY = '10.0.0.2';

let store: Store;
let app: Hono;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  app = createApp(createWorldWith(store, { TRUSTED_PROXIES: PROXY }).deps);
  serveForms(app, { publicUrl: ORIGIN, pageOf: () => PAGE });
});
afterAll(() => store.close());

/** Submits a form; with `visitor`, it comes through the proxy. */
async function post(
  path: string,
  fields: Record<string, string>,
  origin: string | null = ORIGIN,
  visitor: string | null = null,
) {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(origin === null ? {} : { origin }),
    ...(visitor === null ? {} : { 'X-Forwarded-For': visitor }),
  };
  const request = { method: 'POST', headers, body: String(new URLSearchParams(fields)) };
  const bindings = visitor === null ? {} : { incoming: { socket: { remoteAddress: PROXY } } };
  const answer = await app.request(path, request, bindings);
  return { status: answer.status, html: await answer.text(), retryAfter: answer.headers.get('retry-after') };
}

const MESSAGE = {
  ...{ name: 'Grace <b>', phoneNumber: '0772 345 678', emailAddress: '', accountNumber: '' },
  ...{ subject: 'Moving house', message: 'Does your fibre reach Ntinda?' },
};

it('a message becomes one ticket, however often it is sent, and the page needs no JavaScript', async () => {
  const before = await store.count(tickets);
  const { status, html } = await post('/contact', MESSAGE);
  expect([status, (await post('/contact', MESSAGE)).html]).toEqual([200, html]);
  expect(await store.count(tickets)).toBe(before + 1);
  expect(html).toContain('Thank you, we have your message');
  expect(html).not.toMatch(/<script|Old/);
});

it('missing fields are named, and nothing is written', async () => {
  const before = await store.count(tickets);
  const { status, html } = await post('/contact', { ...MESSAGE, name: '', subject: '' });
  expect(status).toBe(422);
  expect(html).toContain('Name is required');
  expect(html).toContain('Subject is required');
  expect(html).toContain('<h1>Please check what you typed</h1>');
  expect(await store.count(tickets)).toBe(before);
});

it.each(['https://elsewhere.example', 'null', null])('a form sent from %s is refused', async (origin) => {
  const before = await store.count(tickets);
  expect((await post('/contact', { ...MESSAGE, subject: 'From elsewhere' }, origin)).status).toBe(403);
  expect(await store.count(tickets)).toBe(before);
});

it('a visitor checks a place, whose input is shown as text, and joins the waiting list', async () => {
  const before = await store.count(coverageChecks);
  await post('/', { place: 'Nowhere <i>' });
  const { html } = await post('/', { place: 'Nowhere <i>' });
  expect(await store.count(coverageChecks), 'each of many who ask in the same words').toBe(before + 2);
  expect(html).toContain('Nowhere &lt;i&gt;');
  expect((await post('/', { place: ' ' })).html).toContain('Place is required');
  const coverageCheckId = /name="coverageCheckId" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const person = { firstName: 'Grace', lastName: 'Nalwanga', phoneNumber: '0772 345 678', emailAddress: '' };
  expect((await post('/', { coverageCheckId, ...person })).html).toContain('you are on the list');
  expect((await post('/', { coverageCheckId, ...person, phoneNumber: '7' })).html).toContain(
    'Enter a valid phone number, e.g. 0771 234 567',
  );
});

it('a place where fibre is coming has its date', async () => {
  const { html } = await post('/', { place: 'Kansanga' });
  expect(html).toContain('Fiber Construction In Progress!');
  expect(html).toContain('We expect to be done by 28 February 2027.');
});

it('an order can be tracked', async () => {
  const [account] = await store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
  const { accountNumber = '', accountDetail } = account ?? {};
  const phoneNumber = accountDetail?.phoneNumber ?? '';
  const { html } = await post('/track_', { number: accountNumber, phoneNumber });
  expect(html).toContain('Online: done');
  expect(html).toMatch(/<a href="\/api\/v1\/payments\/[\w-]+\/receipt">Receipt RCT-/);
  expect(html).toMatch(/<h1>(Your connection is active|Renew soon)<\/h1>/);
  expect((await post('/track_', { number: accountNumber, phoneNumber: '0700 000 000' })).status).toBe(404);
});

it('a form that is too long is refused on the page, and nothing is written', async () => {
  const before = await store.count(tickets);
  const { status, html } = await post('/contact', { ...MESSAGE, message: 'x'.repeat(70_000) });
  expect(status).toBe(413);
  expect(html).toContain('Please shorten it and send it again.');
  expect(html).toContain('<footer>');
  expect(await store.count(tickets)).toBe(before);
});

it.each([
  ['application/x-www-form-urlencoded', 'name=%E0%A4%A'],
  ['application/x-www-form-urlencoded', 'name=%'],
  ['application/json', '{"name":"Grace"}'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nGrace\r\n--x--'],
  ['text/plain', 'name=Grace'],
])('an unreadable form is refused on the page: %s %s', async (type, body) => {
  const headers = { 'Content-Type': type, origin: ORIGIN };
  const answer = await app.request('/contact', { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('We could not read this form.');
});

it.each([
  ['__proto__=x', 422],
  ['name=%00', 422],
  ['', 422],
  ['&&&===', 422],
])('a form of %j is refused as its call refuses it', async (body, status) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', origin: ORIGIN };
  expect((await app.request('/contact', { method: 'POST', headers, body })).status).toBe(status);
});

it('visitors are limited by their own addresses, which the page explains', async () => {
  const message = (i: number, visitor: string, path = '/contact') =>
    post(path, { ...MESSAGE, phoneNumber: `07731000${10 + i}` }, ORIGIN, visitor);
  for (let i = 0; i < 20; i += 1) expect((await message(i, '203.0.113.7')).status).toBe(200);
  const refused = await message(20, '203.0.113.7', '/contact?again=1');
  expect([refused.status, refused.retryAfter]).toEqual([429, '3600']);
  expect(refused.html).toContain('Too many messages. Try again in 60 minutes.');
  expect((await message(21, '203.0.113.8')).status).toBe(200);
});

it('a browser at a busy address gets a count of its own with its first refusal, and its form is sent again', async () => {
  const at = { 'X-Forwarded-For': '203.0.113.9', origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = (i: number, path = '/contact', cookie = '') => {
    const body = String(new URLSearchParams({ ...MESSAGE, phoneNumber: `07731002${10 + i}` }));
    const bindings = { incoming: { socket: { remoteAddress: PROXY } } };
    return app.request(path, { method: 'POST', headers: { ...at, cookie }, body }, bindings);
  };
  for (let i = 0; i < 20; i += 1) expect((await send(i)).status).toBe(200);
  const sentBack = await send(20);
  expect([sentBack.status, sentBack.headers.get('location')]).toEqual([307, '/contact?again=1']);
  const cookie = sentBack.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await send(20, '/contact?again=1', cookie)).status).toBe(200);
  expect((await send(21, '/contact?again=1')).status).toBe(429);
});
