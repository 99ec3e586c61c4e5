import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIns } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { knownDevices, limitCounts, sessions, settings } from '../../resources/catalogue/systemTables';
import type { AnyResource } from '../../resources/language/defineResource';
import { prepareStore } from '../../server/prepare';
import { openSetupPage } from '../../server/setup/openSetupPage';
import { newSetupKey } from '../../server/setup/setupState';
import type { Store } from '../../server/store/Store';
import { serveWeb } from '../../server/web/serveWeb';
import { openMigratedDatabase } from '../databases';
import { START } from '../start';
import { createWorld, type World } from '../world';

const PERSON = { fullName: 'Amina Nakato', emailAddress: 'amina@isp.example', password: 'harbour crane 4417' };
const DAY = 24 * 60 * 60_000;

/** The records that a test leaves behind; referring records come first. */
const LEFT: readonly AnyResource[] = [limitCounts, signIns, sessions, knownDevices, logs, users, settings];

describe('set-up of an empty installation', () => {
  // Nothing is built in this folder, and the pages say so.
  const dist = mkdtempSync(join(tmpdir(), 'kitara-dist-'));
  let store: Store;
  let world: World;
  let key: string;
  beforeAll(async () => {
    for (const app of ['office', 'public']) mkdirSync(join(dist, app));
    store = await prepareStore(await openMigratedDatabase(), false, START);
  });
  beforeEach(async () => {
    await store.transaction(async (tx) => {
      await tx.allowLogChange('RETENTION');
      for (const resource of LEFT) await tx.removeWhere(resource, [], 1_000);
    });
    world = createWorld(store);
    key = (await newSetupKey(store, world.clock.now)) ?? '';
  });
  afterAll(async () => {
    rmSync(dist, { recursive: true });
    await store.close();
  });

  const create = (given: object = {}, from?: string) =>
    world.call('POST', 'setup', { body: { key, ...PERSON, ...given }, ...(from ? { from } : {}) });
  const signIn = () =>
    world.call<{ user: { token: string; permissions: string[] } }>('POST', 'accounts/auth/login', {
      body: { username: PERSON.emailAddress, password: PERSON.password },
    });
  const page = async (search: string) => {
    const app = new Hono();
    serveWeb(app, { publicUrl: 'http://kitara.test', demo: false, dist, opensSetup: openSetupPage(world.deps) });
    const answer = await app.request(`/setup${search}`);
    return answer.headers.get('location') ?? answer.headers.get('x-robots-tag');
  };

  it('creates the first administrator, who can sign in and do everything', async () => {
    expect((await create()).status).toBe(201);
    const { status, body } = await signIn();
    expect(status).toBe(200);
    const { token } = body.user;
    expect((await world.call('GET', 'settings/connections', { token })).status).toBe(200);
    expect((await world.call('GET', 'users', { token })).status).toBe(200);
    const [entry] = await world.store.find(logs, { where: [{ path: 'action', in: ['CREATE'] }] });
    expect(entry).toMatchObject({ action: 'CREATE', reason: 'First administrator' });
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  it('is closed for good afterwards: its key, another key and its page are not found', async () => {
    await create();
    expect((await create({ emailAddress: 'b@isp.example' })).status).toBe(404);
    expect(await newSetupKey(world.store, world.clock.now)).toBeNull();
    expect(await page(`?key=${key}`)).toBe('/404');
    world.clock.advance(DAY);
    expect(await newSetupKey(world.store, world.clock.now)).toBeNull();
  });

  it('creates one administrator from two concurrent requests', async () => {
    const other = { emailAddress: 'second@isp.example', fullName: 'Second Person' };
    const statuses = await Promise.all([create(), create(other)].map(async (answer) => (await answer).status));
    expect(statuses.sort()).toEqual([201, 404]);
    expect(await world.store.find(users)).toHaveLength(1);
  });

  it('accepts the key of each started process for a day, and no other key', async () => {
    const second = await newSetupKey(world.store, world.clock.now);
    expect(second).not.toBe(key);
    expect(await page('')).toBe('/404');
    expect(await page('?key=wrong')).toBe('/404');
    for (const each of [key, second]) expect(await page(`?key=${each}`)).toBe('noindex');
    world.clock.advance(DAY - 1);
    expect(await page(`?key=${key}`)).toBe('noindex');
    world.clock.advance(1);
    expect(await page(`?key=${key}`)).toBe('/404');
    expect((await create()).status).toBe(404);
  });

  it('requires a strong password and complete personal data', async () => {
    const refused = async (given: object) => ((await create(given)).body as { errors: object }).errors;
    expect(await refused({ password: 'short' })).toHaveProperty('password');
    expect(await refused({ password: 'passwordpassword' })).toHaveProperty('password');
    expect(await refused({ password: 'amina@isp.example' })).toHaveProperty('password');
    expect(await refused({ fullName: '', emailAddress: 'nobody' })).toEqual({
      fullName: expect.any(String),
      emailAddress: expect.any(String),
    });
    expect(await world.store.find(users)).toEqual([]);
  });

  it('is rate limited, and a guess reveals nothing', async () => {
    const from = '198.51.100.4';
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) statuses.push((await create({ key: `guess-${guess}` }, from)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]));
    expect(statuses[20]).toBe(429);
  });

  it('is closed if a user already exists', async () => {
    await create();
    expect((await world.call('POST', 'setup', { body: { key: 'x', ...PERSON } })).status).toBe(404);
  });
});
