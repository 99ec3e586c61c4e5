import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { users } from '../../resources/access/users';
import { knownDevices, limitCounts } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';
import { openTwoProcesses } from '../payments/stores';
import { createWorld, createWorldWith, type World } from '../world';
import { atOnce, cookieOf, newColleague, signIn, statuses } from './people';

const MINUTE = 60_000;
const WRONG = { password: 'not-the-password' };
const [HOME, OFFICE] = ['198.51.100.4', '203.0.113.9'];

let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
let world: World;
/** The same world served by a second process. */
let other: World;
let colleague: RecordOf<typeof users>;
let name: string;

beforeAll(async () => {
  opened = await openTwoProcesses();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  const [first, second = first] = opened.stores;
  world = createWorld(first);
  other = createWorld(second);
  colleague = await newColleague(world);
  name = colleague.emailAddress;
});

const wrong = (from: string, on = world) => signIn(on, name, { ...WRONG, from });
const advance = (milliseconds: number) => {
  for (const each of [world, other]) each.clock.advance(milliseconds);
};

describe('wrong passwords for one name', () => {
  it('of a hundred concurrent ones over two processes, five are tried', async () => {
    const replies = await atOnce(100, (i) => wrong(HOME, i % 2 ? world : other));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 95 });
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.error).toBe('Too many attempts. Try again in 15 minutes.');
    expect(refused?.headers.get('retry-after')).toBe('900');
  });

  it('of a hundred concurrent ones from a hundred addresses, five are tried', async () => {
    expect(statuses(await atOnce(100, (i) => wrong(`198.51.100.${i}`)))).toEqual({ 401: 5, 429: 95 });
  });

  it.each([HOME, OFFICE])('of forty concurrent ones and the right one from %s, five are tried', async (from) => {
    const guessing = atOnce(40, () => wrong(HOME));
    const right = signIn(world, name, { from });
    const guessed = statuses(await guessing)[401];
    // The right one is seldom among the first five.
    const { status } = await right;
    expect([status, guessed]).toEqual(status === 200 ? [200, 4] : [429, 5]);
  });

  it('from one address lock the name for 15 minutes there, to the millisecond, and for one minute elsewhere', async () => {
    await atOnce(6, () => wrong(HOME));
    advance(MINUTE - 1);
    expect((await signIn(world, name, { from: OFFICE })).status).toBe(429);
    advance(1);
    expect((await signIn(world, name, { from: OFFICE })).status).toBe(200);
    advance(14 * MINUTE - 1);
    expect((await signIn(world, name, { from: HOME })).status).toBe(429);
    advance(1);
    expect((await signIn(world, name, { from: HOME })).status).toBe(200);
  });

  it('from all addresses are limited to twenty an hour', async () => {
    const tried = async (minute: number) => statuses(await atOnce(5, () => wrong(`198.51.100.${minute}`)));
    for (let minute = 0; minute < 4; minute += 1) {
      expect(await tried(minute)).toEqual({ 401: 5 });
      advance(MINUTE);
    }
    expect(await tried(4)).toEqual({ 429: 5 });
    advance(56 * MINUTE);
    expect(await tried(5)).toEqual({ 401: 5 });
  });

  it('are counted by name, in any notation, whether the user exists or not', async () => {
    const as = (username: string) => signIn(world, username, { ...WRONG, from: HOME });
    for (const username of ['Nobody@kitara.example', 'nobody@kitara.example', ' nobody@KITARA.example'])
      expect((await as(username)).status).toBe(401);
    expect(statuses(await atOnce(4, () => as('nobody@kitara.example')))).toEqual({ 401: 2, 429: 2 });
    for (const phone of ['0779 000 001', '+256779000001', '0779000001', '779000001', '256779000001'])
      expect((await as(phone)).status).toBe(401);
    expect((await as('0779000001')).status).toBe(429);
  });
});

describe('right passwords', () => {
  it('do not count, nor does a sign-in that could not be tried', async () => {
    for (let i = 0; i < 12; i += 1) expect((await signIn(world, name, { from: HOME })).status).toBe(200);
    await atOnce(4, () => wrong(HOME));
    expect((await signIn(world, name, { from: HOME })).status).toBe(200);
    expect((await wrong(HOME)).status).toBe(401);
    expect((await signIn(world, name, { from: HOME })).status).toBe(429);
  });
});

describe('an address', () => {
  it('allows thirty failed sign-ins in a quarter of an hour, under any names', async () => {
    const from = '198.51.100.77';
    const before = await world.store.transaction((tx) => tx.count(limitCounts));
    const replies = await atOnce(100, (i) => signIn(world, `nobody${i}@kitara.example`, { ...WRONG, from }));
    expect(statuses(replies)).toEqual({ 401: 30, 429: 70 });
    expect(await world.store.transaction((tx) => tx.count(limitCounts))).toBeLessThanOrEqual(before + 1 + 30 * 3);
    expect((await signIn(world, name, { from })).status).toBe(429);
    expect((await signIn(world, name, { from: '198.51.100.78' })).status).toBe(200);
  });

  it('can be an office’s: forty people sign in, two of whom forgot their passwords', async () => {
    const from = '198.51.100.88';
    for (let i = 0; i < 2; i += 1)
      await atOnce(8, () => signIn(world, `forgot${i}@kitara.example`, { ...WRONG, from }));
    for (let i = 0; i < 5; i += 1) {
      const tables = await atOnce(8, () => newColleague(world));
      const replies = await atOnce(8, async (seat) => signIn(world, tables[seat]?.emailAddress ?? '', { from }));
      expect(statuses(replies)).toEqual({ 200: 8 });
    }
  });
});

describe('a browser that has signed in before', () => {
  it('can sign in while strangers guess, at the same address and at others', async () => {
    const cookie = cookieOf(await signIn(world, name, { from: HOME }));
    await atOnce(40, (i) => wrong(i % 2 ? HOME : OFFICE));
    expect((await signIn(world, name, { from: HOME })).status).toBe(429);
    expect((await signIn(other, name, { from: HOME, cookie })).status).toBe(200);
    expect((await signIn(world, name, { from: OFFICE, cookie })).status).toBe(200);
  });

  it('lets no one else in: its cookie has no effect for another name', async () => {
    const cookie = cookieOf(await signIn(world, (await newColleague(world)).emailAddress));
    const replies = await atOnce(20, () => signIn(world, name, { ...WRONG, from: HOME, cookie }));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 15 });
  });

  it('is limited to five tries in a quarter of an hour too', async () => {
    const cookie = cookieOf(await signIn(world, name));
    const replies = await atOnce(20, () => signIn(world, name, { ...WRONG, from: HOME, cookie }));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 15 });
    expect((await signIn(world, name, { cookie })).status).toBe(429);
    expect((await signIn(world, name, { from: OFFICE })).status).toBe(200);
  });

  it('keeps its token in a cookie for sign-ins only, hidden from scripts; the database keeps a hash', async () => {
    const { headers } = await signIn(world, name);
    const [pair = '', ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
    const path = 'Path=/api/v1/accounts/auth';
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', path, 'SameSite=Strict']);
    const [kept] = await world.store.find(knownDevices, { where: [{ path: 'userId', in: [colleague.id] }] });
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(pair.split('=')[1]);
  });

  it('sends its cookie only over TLS in production', async () => {
    const pair = [
      { SMS_URL: 'https://sms.example', SMS_KEY: 'key' },
      { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' },
    ];
    const given = {
      APP_SECRET: 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3PfG',
      PESAPAL_URL: 'https://pay.example',
      DEVICES: 'off',
    };
    const keys = { PESAPAL_CONSUMER_KEY: 'k', PESAPAL_CONSUMER_SECRET: 's', PUBLIC_URL: 'https://kitara.example' };
    const settings = Object.assign({ NODE_ENV: 'production' }, given, keys, ...pair);
    const production = createWorldWith(world.store, settings);
    const [pairOfCookie = '', ...attributes] =
      (await signIn(production, name)).headers.get('set-cookie')?.split('; ') ?? [];
    expect(pairOfCookie).toMatch(/^__Host-device=[\w-]{20,}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict', 'Secure']);
    // A browser with the cookie's plain name is recognised and receives the other name.
    const cookie = pairOfCookie.replace('__Host-', '');
    expect(cookieOf(await signIn(production, name, { cookie }))).toBe(pairOfCookie);
    expect(cookieOf(await signIn(production, name, { cookie: `device=planted; ${pairOfCookie}` }))).toBe(pairOfCookie);
  });

  it('is one device for all who share it; without cookies, each sign-in is a new one, at most twenty', async () => {
    const cookie = cookieOf(await signIn(world, name));
    const second = await newColleague(world);
    expect(cookieOf(await signIn(world, second.emailAddress, { cookie }))).toBe(cookie);
    expect(cookieOf(await signIn(world, name, { cookie }))).toBe(cookie);
    for (let i = 0; i < 25; i += 1) {
      advance(1);
      await signIn(world, name);
    }
    const where = [{ path: 'userId', in: [colleague.id] }] as const;
    expect(await world.store.transaction((tx) => tx.count(knownDevices, { where }))).toBe(20);
  });

  it('cannot bring a token that we have not created', async () => {
    const planted = 'device=planted-by-somebody-else';
    expect(cookieOf(await signIn(world, name, { cookie: planted }))).not.toBe(planted);
  });

  it('is forgotten with its user', async () => {
    const token = await world.signIn('admin');
    await signIn(world, name);
    expect((await world.call('DELETE', `users/${colleague.id}`, { token })).status).toBe(200);
    const where = [{ path: 'userId', in: [colleague.id] }] as const;
    expect(await world.store.find(knownDevices, { where })).toEqual([]);
  });
});
