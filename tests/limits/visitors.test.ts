import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { limitCounts } from '../../resources/catalogue/systemTables';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { orderBody } from '../payments/orders';
import { openTwoProcesses } from '../payments/stores';
import { createWorld, createWorldWith, type World } from '../support/world';
import { atOnce, statuses } from './people';

const MINUTE = 60_000;
const TOLD = 'Too many attempts. Try again in 15 minutes.';

let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
let world: World;
/** The same world served by a second process. */
let other: World;
let from: string;
let address = 0;

beforeAll(async () => {
  opened = await openTwoProcesses();
});
afterAll(() => opened?.close());
beforeEach(() => {
  const [first, second = first] = opened.stores;
  world = createWorld(first);
  other = createWorld(second);
  address += 1;
  from = `198.51.100.${address}`;
});

const place = { location: { commonName: 'Nowhere in particular' } };
const check = (at = from, on = world) =>
  on.call<Answers['checkCoverage'] & { error: string }>('POST', 'coverage/check', { body: place, from: at });
const checkId = async () => (await check(`203.0.113.${address}`)).body.coverageCheck.id;
const phone = (i: number) => `+2567${String(10_000_000 + address * 1_000 + i)}`;
const person = (i: number) => ({ firstName: 'Grace', lastName: 'Auma', phoneNumber: phone(i) });

/** Visitor actions: how often the review repeated each from one address, and how many are accepted now. */
const WORK: [string, number, number, () => Promise<(i: number, at: string) => Promise<{ status: number }>>][] = [
  ['check a place', 150, 100, async () => (_, at) => check(at)],
  [
    'show interest',
    80,
    40,
    async () => {
      const coverageCheckId = await checkId();
      return (i, at) =>
        world.call('POST', 'onboarding/interest', { body: { client: person(i), coverageCheckId }, from: at });
    },
  ],
  [
    'order',
    120,
    40,
    async () => {
      const { productId } = await orderBody(world);
      return (i, at) =>
        world.call('POST', 'onboarding/subscription', { body: { client: person(i), productId }, from: at });
    },
  ],
  ['begin a checkout', 100, 60, async () => (_, at) => world.call('POST', 'Auth/RequestToken', { body: {}, from: at })],
  [
    'write to us',
    40,
    20,
    async () => (i, at) =>
      world.call('POST', 'tickets/portal', {
        body: { name: 'Grace', phoneNumber: phone(i), subject: 'Red light', message: 'LOS is red.' },
        from: at,
      }),
  ],
];

describe.each(WORK)('visitors who %s', (_what, asked, taken, begin) => {
  it(`${asked} times from one address are accepted ${taken} times; those at others continue`, async () => {
    const work = await begin();
    const replies = await atOnce(asked, (i) => work(i, from));
    const { 429: refused, ...done } = statuses(replies);
    expect(Object.values(done)).toEqual([taken]);
    expect(refused).toBe(asked - taken);
    expect((await work(asked, `192.0.2.${address}`)).status).toBeLessThan(300);
  });
});

describe('visitors behind one address', () => {
  /** Starts a checkout in a browser with this cookie. */
  const begin = (cookie?: string) =>
    world.call('POST', 'Auth/RequestToken', { body: {}, from, headers: cookie ? { cookie } : {} });
  /** Uses up the shared limit of browsers without a visitor cookie. */
  const makeBusy = async () => expect(statuses(await atOnce(60, () => begin()))).toEqual({ 200: 60 });
  /** Returns the cookie of a new browser at a busy address, which is first refused. */
  const newcomer = async () => {
    const { status, headers } = await begin();
    expect(status).toBe(429);
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  it('are all served, 2,000 of them, each in their own browser', async () => {
    await makeBusy();
    const replies: { status: number }[] = [];
    for (let hundred = 0; hundred < 20; hundred += 1)
      replies.push(...(await atOnce(100, async () => begin(await newcomer()))));
    expect(statuses(replies)).toEqual({ 200: 2_000 });
  });

  it('are each stopped by their own count, not by others’', async () => {
    await makeBusy();
    const [one, other] = [await newcomer(), await newcomer()];
    expect(statuses(await atOnce(70, () => begin(one)))).toEqual({ 200: 60, 429: 10 });
    expect((await begin(other)).status).toBe(200);
  });

  it('cannot escape by dropping the cookie each time, or by inventing one', async () => {
    expect(statuses(await atOnce(70, () => begin()))).toEqual({ 200: 60, 429: 10 });
    const [id] = (await newcomer()).replace('visitor=', '').split('.');
    const forged = (made: string) => begin(`visitor=${made}.${'0'.repeat(64)}`);
    expect(statuses([await forged(`${id}`), await forged(`${id}x`), await forged('')])).toEqual({ 429: 3 });
  });

  it('get the cookie for a day, and only at a busy address', async () => {
    expect((await begin()).headers.get('set-cookie')).toBeNull();
    await atOnce(59, () => begin());
    const { headers } = await begin();
    expect(headers.get('set-cookie')).toMatch(
      /^visitor=[\w-]+\.[0-9a-f]{64}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const all = await atOnce(61, () => begin(cookie));
    expect(all.map((reply) => reply.headers.get('set-cookie'))).toEqual(Array(61).fill(null));
  });
});

describe('a limit', () => {
  it('counts over all processes, before anything is written, and says when to try again', async () => {
    const before = await world.store.transaction((tx) => tx.count(coverageChecks));
    const replies = await atOnce(120, (i) => check(from, i % 2 ? world : other));
    expect(statuses(replies)).toEqual({ 200: 100, 429: 20 });
    expect(await world.store.transaction((tx) => tx.count(coverageChecks))).toBe(before + 100);
    const refused = await check();
    expect([refused.body, refused.headers.get('retry-after')]).toEqual([{ error: TOLD }, '900']);
    other.clock.advance(15 * MINUTE - 1);
    expect((await check(from, other)).status).toBe(429);
    other.clock.advance(1);
    expect((await check(from, other)).status).toBe(200);
  });

  it('counts the /64 of IPv6, not single addresses', async () => {
    const replies = await atOnce(110, (i) => check(`2001:db8:7:${address}::${i}`));
    expect(statuses(replies)).toEqual({ 200: 100, 429: 10 });
    expect((await check(`2001:db8:8:${address}::1`)).status).toBe(200);
  });

  it('stores no address, phone number or name', async () => {
    await check();
    await world.call('POST', 'onboarding/renewal/request-code', { body: { number: phone(1) }, from });
    const kept = await world.store.find(limitCounts);
    expect(kept.length).toBeGreaterThan(0);
    for (const { key, countedUnder } of kept)
      for (const text of [key, countedUnder]) expect(text).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not count if limits are off', async () => {
    const free = createWorldWith(world.store, { LIMITS: 'off' });
    expect(statuses(await atOnce(120, () => check(from, free)))).toEqual({ 200: 120 });
  });

  it('does not count malformed bodies', async () => {
    const faulty = () => world.call('POST', 'coverage/check', { body: { location: {} }, from });
    expect(statuses(await atOnce(110, faulty))).toEqual({ 422: 110 });
    expect((await check()).status).toBe(200);
  });

  it('does not delay the provider’s notifications', async () => {
    const notify = () => world.call('GET', `payments/ipn?OrderTrackingId=${randomUUID()}`, { from });
    expect(statuses(await atOnce(150, notify))).toEqual({ 200: 150 });
  });
});

describe('tracking by a number and a phone number', () => {
  const track = (number: string, phoneNumber: string, at = from) =>
    world.call<{ error: string }>('POST', 'subscriptions/check-subscription-status', {
      body: { number, phoneNumber },
      from: at,
    });
  const known = async () => {
    const found = await world.store.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 50 });
    const account = found[address];
    if (!account) throw new Error('The demo data has no such account.');
    return { number: account.accountNumber, phoneNumber: account.accountDetail.phoneNumber };
  };
  const guess = (i: number) => `KF-9${String(i).padStart(5, '0')}`;

  it('allows five guesses for a phone from one address, and twenty from all addresses', async () => {
    const { number, phoneNumber } = await known();
    expect(statuses(await atOnce(13, (i) => track(guess(i), phoneNumber)))).toEqual({ 404: 5, 429: 8 });
    expect((await track(number, phoneNumber)).status).toBe(429);
    expect((await track(number, phoneNumber, `192.0.2.${address}`)).status).toBe(200);
    const elsewhere = await atOnce(40, (i) => track(guess(i), phoneNumber, `203.0.113.${100 + i}`));
    expect(statuses(elsewhere)).toEqual({ 404: 15, 429: 25 });
  });

  it('does not count if the number is right', async () => {
    const { number, phoneNumber } = await known();
    for (let i = 0; i < 12; i += 1) expect((await track(number, phoneNumber)).status).toBe(200);
    expect(await track(guess(1), phoneNumber)).toMatchObject({ status: 404 });
  });
});
