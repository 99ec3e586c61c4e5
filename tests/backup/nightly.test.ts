import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { backups } from '../../resources/backup/backups';
import type { Answers } from '../../resources/catalogue/actions';
import { checkBackup } from '../../server/backup/checkBackup';
import { differencesFrom } from '../../server/backup/differencesFrom';
import { backUp, type NightlyBackup } from '../../server/backup/jobs/backUp';
import { logLateBackup } from '../../server/backup/jobs/logLateBackup';
import { folderPlace } from '../../server/backup/places/folderPlace';
import { proveBackup } from '../../server/backup/proveBackup';
import { restoreInto } from '../../server/backup/restoreInto';
import { scratchName } from '../../server/backup/scratch';
import { withSession } from '../../server/backup/session';
import { takeBackup } from '../../server/backup/takeBackup';
import { tryPlace } from '../../server/backup/tryPlace';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import { type Database, openDatabase } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { ask, ownFolder } from '../embedded/folder';
import { demoDatabase, freshDatabase, migratedDatabase, type TestDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorldWith } from '../support/world';

const HOUR = 60 * 60_000;
const log = pino({ level: 'silent' });

let source: TestDatabase;
let database: Database;
let store: Store;
let now: Date;
let folder: string;

beforeAll(async () => {
  source = await migratedDatabase();
  database = source.open();
  store = await prepareStore(database, false, START);
});
afterAll(async () => {
  await database?.close();
  await source?.drop();
});
beforeEach(() => {
  now = new Date(START);
  folder = ownFolder();
});
afterEach(async () => {
  for (const { id } of await store.find(backups)) await store.remove(backups, id);
});

const deps = () => ({ store, log, now: () => now });
const nightly = (place = folderPlace(folder)): NightlyBackup => ({
  source: { url: source.url, place },
  hour: 2,
  keep: { daily: 2, weekly: 0, monthly: 0 },
});
const files = () => readdirSync(folder).sort();
const databases = async () =>
  (await ask<{ datname: string }>(source.url, 'SELECT datname FROM pg_database')).map(({ datname }) => datname);
const scratch = () => scratchName(new URL(source.url).pathname.slice(1));

describe('the nightly backup', () => {
  it('is made, proved and recorded once a night; old backups and leftovers of killed processes are removed', async () => {
    for (const day of ['10', '11', '12']) writeFileSync(join(folder, `kitara-202603${day}T000000Z.tar.gz`), '');
    writeFileSync(join(folder, 'notes.txt'), 'Keep me.');
    await ask(source.url, `CREATE DATABASE ${scratch()}`);
    writeFileSync(join(folder, '.kitara-20260313T230000Z.tar.gz.half'), 'half');
    expect(await backUp(deps(), nightly())).toBe('PROVED');
    expect(await backUp(deps(), nightly())).toBeNull();
    expect(files()).toEqual(['kitara-20260312T000000Z.tar.gz', 'kitara-20260314T090000Z.tar.gz', 'notes.txt']);
    const [made] = await store.find(backups);
    expect(made).toMatchObject({
      fileName: 'kitara-20260314T090000Z.tar.gz',
      occasion: 'NIGHTLY',
      status: 'PROVED',
      problem: null,
      place: folder,
      megabytes: 1,
    });
    expect(made?.rows).toBeGreaterThan(100);
    expect(await databases()).not.toContain(scratch());
  });

  it('is made by one of several processes', async () => {
    const processes = await Promise.all([source.open(), source.open(), source.open()]);
    const turns = processes.map((each) => backUp({ ...deps(), store: createPostgresStore(each) }, nightly()));
    expect((await Promise.all(turns)).filter(Boolean)).toEqual(['PROVED']);
    expect(files()).toHaveLength(1);
    await Promise.all(processes.map((each) => each.close()));
  });

  it('that cannot be stored is recorded as failed, and nothing is removed', async () => {
    const place = { ...folderPlace(folder), keep: () => Promise.reject(new Error('The disk is full.')) };
    writeFileSync(join(folder, 'kitara-20250101T000000Z.tar.gz'), '');
    await expect(backUp(deps(), nightly(place))).rejects.toThrow('The disk is full.');
    expect(await store.find(backups)).toMatchObject([{ status: 'FAILED', problem: 'The disk is full.', rows: null }]);
    expect(files()).toHaveLength(1);
    now = new Date(now.getTime() + HOUR - 1);
    expect(await backUp(deps(), nightly())).toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await backUp(deps(), nightly())).toBe('PROVED');
  });

  it('is recorded as failed if its folder is missing, and the folder is not created', async () => {
    const missing = join(folder, 'not-mounted');
    await expect(backUp(deps(), nightly(folderPlace(missing)))).rejects.toThrow(`The folder ${missing} is not there.`);
    expect(await store.find(backups)).toMatchObject([
      { status: 'FAILED', problem: expect.stringContaining('Mount its disk, or make the folder'), rows: null },
    ]);
    await expect(tryPlace({ folder: missing })).rejects.toThrow(`The folder ${missing} is not there.`);
    expect(files()).toEqual([]);
  });

  it('that is altered before its proof is not proved, and nothing is removed', async () => {
    const place = folderPlace(folder);
    const altering = {
      ...place,
      keep: async (name: string, make: (path: string) => Promise<void>) => {
        const size = await place.keep(name, make);
        writeFileSync(join(folder, name), 'x', { flag: 'a' });
        return size;
      },
    };
    expect(await backUp(deps(), nightly(altering))).toBe('FAILED');
    const [made] = await store.find(backups);
    expect(made).toMatchObject({ status: 'FAILED', problem: expect.stringMatching(/^The file is no backup/) });
  });

  it('that is interrupted leaves neither a partial file nor a scratch database', async () => {
    const ending = new AbortController();
    const place = folderPlace(folder);
    const breaking = {
      ...place,
      keep: (name: string, make: (path: string) => Promise<void>) =>
        place.keep(name, (path) => {
          const made = make(path);
          ending.abort();
          return made;
        }),
    };
    await expect(backUp(deps(), nightly(breaking), ending.signal)).rejects.toThrow();
    expect([files(), await store.count(backups)]).toEqual([[], 0]);
    const proving = new AbortController();
    const slow = {
      ...place,
      read: <T>(name: string, use: (path: string) => Promise<T>) => {
        proving.abort();
        return place.read(name, use);
      },
    };
    await expect(backUp(deps(), nightly(slow), proving.signal)).rejects.toThrow();
    expect(await databases()).not.toContain(scratch());
  });
});

describe('the proof', () => {
  it('reports altered, added and missing rows by their table', async () => {
    const { fileName } = await takeBackup(nightly().source, 'COMMAND', now);
    const path = join(folder, fileName);
    const target = await freshDatabase();
    await restoreInto(target.url, path);
    const manifest = await checkBackup(path);
    const differences = () => withSession(target.url, (client) => differencesFrom(manifest, client));
    expect(await differences()).toEqual([]);
    await ask(target.url, 'UPDATE counters SET last = last + 1 WHERE key = $1', ['SF']);
    expect(await differences()).toEqual(['counters has other rows']);
    await ask(target.url, "DELETE FROM counters WHERE key = 'SF'");
    expect(await differences()).toEqual([expect.stringMatching(/^counters has \d+ rows, not \d+$/)]);
    await ask(target.url, 'CREATE TABLE more (id int)');
    expect((await differences())[0]).toBe('more is not in the backup');
    await target.drop();
  });

  it('names the missing right if the database user cannot create a database; the backup stays', async () => {
    const name = `plain_${Math.random().toString(36).slice(2)}`;
    const admin = inject('postgresUrl');
    await ask(admin, `CREATE ROLE ${name} LOGIN PASSWORD 'plain'`);
    await ask(admin, `CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(admin);
    Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });
    const plain = openDatabase(url.href, 2);
    const own = await prepareStore(plain, false, START);
    const settings = { ...nightly(), source: { url: url.href, place: folderPlace(folder) } };
    expect(await backUp({ ...deps(), store: own }, settings)).toBe('MADE');
    expect(await own.find(backups)).toMatchObject([
      { status: 'MADE', provedAt: null, problem: expect.stringMatching(/CREATEDB/) },
    ]);
    now = new Date(now.getTime() + 2 * HOUR);
    expect(await backUp({ ...deps(), store: own }, settings)).toBeNull();
    // Such a user can still restore, because they own the created objects.
    await own.close();
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    await ask(admin, `CREATE DATABASE ${name} OWNER ${name}`);
    await restoreInto(url.href, join(folder, files()[0] ?? ''));
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    await ask(admin, `DROP ROLE ${name}`);
  });

  it('reads the file from its storage', async () => {
    const place = folderPlace(folder);
    const { fileName } = await takeBackup({ url: source.url, place }, 'COMMAND', now);
    expect(await proveBackup(source.url, place, fileName)).toEqual({ status: 'PROVED', problem: null });
    expect(await proveBackup(source.url, place, 'kitara-20200101T000000Z.tar.gz')).toMatchObject({ status: 'FAILED' });
  });
});

describe('a user who manages backups', () => {
  it('is warned if the last proved one is older than 26 hours; the metrics show it too', async () => {
    const demo = await demoDatabase();
    const own = createPostgresStore(demo.open(2));
    const world = createWorldWith(own, { BACKUP_DIR: folder });
    const read = async (name: string) => {
      const { status, body } = await world.call<Answers['readBackupState']>('GET', 'backups/state', {
        token: await world.signIn(name),
      });
      return status === 200 ? body.isLate : status;
    };
    expect([await read('admin'), await read('finance')]).toEqual([true, 403]);
    const takenAt = world.clock.now.toISOString();
    const place = { fileName: 'kitara.tar.gz', place: folder, occasion: 'NIGHTLY', takenAt } as const;
    await createRecord(own, backups, { ...place, status: 'PROVED', provedAt: takenAt }, world.clock.now);
    expect(await read('admin')).toBe(false);
    expect(await logLateBackup(world.deps)).toBe(false);
    const { body } = await world.call<string>('GET', '/metrics');
    expect(body).toContain(`kitara_backup_proved_timestamp_seconds ${world.clock.now.getTime() / 1_000}`);
    world.clock.advance(26 * HOUR);
    expect(await read('admin')).toBe(false);
    world.clock.advance(1);
    expect([await read('admin'), await logLateBackup(world.deps)]).toEqual([true, true]);
    await own.close();
    await demo.drop();
  });

  it('is not warned in the demo, which has no backups', async () => {
    const demo = await demoDatabase();
    const own = createPostgresStore(demo.open(2));
    const world = createWorldWith(own, {});
    const { body } = await world.call('GET', 'backups/state', { token: await world.signIn('admin') });
    expect(body).toEqual({ provedAt: null, isLate: false });
    await own.close();
    await demo.drop();
  });
});
