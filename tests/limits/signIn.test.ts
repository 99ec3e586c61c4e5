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
/** The same world as another process serves it. */
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
  it('of a hundred at once, over two processes, five are tried', async () => {
    const replies = await atOnce(100, (i) => wrong(HOME, i % 2 ? world : other));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 95 });
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.error).toBe('Too many attempts. Try again in 15 minutes.');
    expect(refused?.headers.get('retry-after')).toBe('900');
  });

  it('of a hundred at once from a hundred addresses five are tried', async () => {
    expect(statuses(await atOnce(100, (i) => wrong(`198.51.100.${i}`)))).toEqual({ 401: 5, 429: 95 });
  });

  it.each([HOME, OFFICE])('of forty, and the right one at once from %s, five are tried', async (from) => {
    const guessing = atOnce(40, () => wrong(HOME));
    const right = signIn(world, name, { from });
    const guessed = statuses(await guessing)[401];
    // Whichever five come first: seldom the right one is among them.
    const { status } = await right;
    expect([status, guessed]).toEqual(status === 200 ? [200, 4] : [429, 5]);
  });

  it('from one address close the name there for a quarter of an hour, to the millisecond, and elsewhere for a minute', async () => {
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

  it('from anywhere are twenty an hour', async () => {
    const tried = async (minute: number) => statuses(await atOnce(5, () => wrong(`198.51.100.${minute}`)));
    for (let minute = 0; minute < 4; minute += 1) {
      expect(await tried(minute)).toEqual({ 401: 5 });
      advance(MINUTE);
    }
    expect(await tried(4)).toEqual({ 429: 5 });
    advance(56 * MINUTE);
    expect(await tried(5)).toEqual({ 401: 5 });
  });

  it('are counted by name, however it is written, and whether there is such a person or not', async () => {
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
  it('fails to sign in thirty times in a quarter of an hour, under whatever names', async () => {
    const from = '198.51.100.77';
    const before = await world.store.transaction((tx) => tx.count(limitCounts));
    const replies = await atOnce(100, (i) => signIn(world, `nobody${i}@kitara.example`, { ...WRONG, from }));
    expect(statuses(replies)).toEqual({ 401: 30, 429: 70 });
    expect(await world.store.transaction((tx) => tx.count(limitCounts))).toBeLessThanOrEqual(before + 1 + 30 * 3);
    expect((await signIn(world, name, { from })).status).toBe(429);
    expect((await signIn(world, name, { from: '198.51.100.78' })).status).toBe(200);
  });

  it('is an office’s: forty people sign in from it, two of whom forgot their passwords', async () => {
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

describe('a browser in which somebody has signed in before', () => {
  it('lets them in while strangers guess, at the same address and at others', async () => {
    const cookie = cookieOf(await signIn(world, name, { from: HOME }));
    await atOnce(40, (i) => wrong(i % 2 ? HOME : OFFICE));
    expect((await signIn(world, name, { from: HOME })).status).toBe(429);
    expect((await signIn(other, name, { from: HOME, cookie })).status).toBe(200);
    expect((await signIn(world, name, { from: OFFICE, cookie })).status).toBe(200);
  });

  it('lets nobody else in: its cookie is worth nothing for another name', async () => {
    const cookie = cookieOf(await signIn(world, (await newColleague(world)).emailAddress));
    const replies = await atOnce(20, () => signIn(world, name, { ...WRONG, from: HOME, cookie }));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 15 });
  });

  it('is tried five times in a quarter of an hour, too', async () => {
    const cookie = cookieOf(await signIn(world, name));
    const replies = await atOnce(20, () => signIn(world, name, { ...WRONG, from: HOME, cookie }));
    expect(statuses(replies)).toEqual({ 401: 5, 429: 15 });
    expect((await signIn(world, name, { cookie })).status).toBe(429);
    expect((await signIn(world, name, { from: OFFICE })).status).toBe(200);
  });

  it('keeps its token in a cookie for sign-ins only, which no script reads; the database keeps a hash', async () => {
    const { headers } = await signIn(world, name);
    const [pair = '', ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
    const path = 'Path=/api/v1/accounts/auth';
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', path, 'SameSite=Strict']);
    const [kept] = await world.store.find(knownDevices, { where: [{ path: 'userId', in: [colleague.id] }] });
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(pair.split('=')[1]);
  });

  it('sends its cookie over TLS only, in production', async () => {
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
    // A browser that was given it under its plain name is known by it, and gets the other one.
    const cookie = pairOfCookie.replace('__Host-', '');
    expect(cookieOf(await signIn(production, name, { cookie }))).toBe(pairOfCookie);
    expect(cookieOf(await signIn(production, name, { cookie: `device=planted; ${pairOfCookie}` }))).toBe(pairOfCookie);
  });

  it('is one for all who share it, and one for each sign-in of a person that keeps no cookie, twenty at most', async () => {
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

  it('brings no token along that we have not made', async () => {
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
