import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETENTION } from '../../contract/privacy/retention';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { logLinks } from '../../resources/catalogue/systemTables';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { audit } from '../../server/audit/audit';
import { verifyLog } from '../../server/audit/verifyLog';
import { verifyAuditLog } from '../../server/operation/verifyAuditLog';
import { purgeExpired } from '../../server/privacy/jobs/purgeExpired';
import { markText } from '../../server/rules/auditLog';
import type { Database, Sql } from '../../server/store/Database';
import { applyMigrations, MIGRATIONS, migrationNames } from '../../server/store/migrations';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { ownFolder } from '../embedded/folder';
import { builtCommand } from '../support/builtServer';
import { demoDatabase, openFreshDatabase, type TestDatabase } from '../support/databases';
import { START } from '../support/start';

const run = promisify(execFile);
const DAY = 86_400_000;

let own: TestDatabase;
let database: Database;
let store: Store;
beforeAll(async () => {
  own = await demoDatabase();
  database = own.open(8);
  store = createPostgresStore(database);
});
afterAll(async () => {
  await store.close();
  await own.drop();
});

/** Writes an entry in a transaction and then runs `more`. */
const write = (reason: string, more: () => Promise<unknown> = async () => null, at = START) =>
  store.transaction(async (tx) => {
    const change = { identity: null, action: 'ACTION', record: null, before: null, after: { n: 1 }, reason } as const;
    await audit(tx, { ...change, resource: users }, at);
    await more();
  });
const linkOf = async (reason: string) => {
  const [log] = await store.find(logs, { where: [{ path: 'reason', in: [reason] }] });
  const [link] = await store.find(logLinks, { where: [{ path: 'logId', in: [log?.id ?? ''] }] });
  if (!link) throw new Error(`"${reason}" has no link.`);
  return link;
};
const verify = (at = START) => verifyLog(store, at);

describe('the audit log in the database', () => {
  it.each([
    `UPDATE logs SET reason = 'x'`,
    'DELETE FROM logs',
    'TRUNCATE logs',
    `UPDATE log_links SET hash = ''`,
    'DELETE FROM log_links',
    'TRUNCATE log_links',
  ])('refuses %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow('The audit log is only appended to.');
  });

  it('lets an erasure change what was logged about a person, but not who did it or when', async () => {
    await write('erase me');
    const erase = (changes: string) =>
      database.transaction(async (sql) => {
        await createPostgresStore({ ...database, query: sql.query }).allowLogChange('ERASURE');
        await sql.query(`UPDATE logs SET ${changes} WHERE reason = 'erase me'`);
      });
    await expect(erase('date_created = now()')).rejects.toThrow('only appended to');
    await expect(erase(`action = 'DELETE'`)).rejects.toThrow('only appended to');
    await erase(`after = NULL, reason = 'erased'`);
    const { faults, erasures } = await verify();
    expect([faults, erasures]).toEqual([[], 1]);
    const { logId } = await linkOf('erased');
    const sort = { path: 'number', ascending: true } as const;
    const links = await store.find(logLinks, { where: [{ path: 'logId', in: [logId] }], sort });
    expect(links.map(({ salt }) => salt)).toEqual([null, expect.any(String)]);
    await expect(database.query('DELETE FROM logs')).rejects.toThrow('only appended to');
  });

  it('links every entry of the demo data', async () => {
    const { links, last, faults } = await verify();
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(100);
    expect(last?.number).toBe(links);
  });

  it('links the entries of simultaneous transactions one after the other', async () => {
    const before = await verify();
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(`at once ${n}`)));
    const after = await verify();
    expect(after.faults).toEqual([]);
    expect(after.links).toBe(before.links + 40);
    expect(after.last?.number).toBe(after.links);
  });

  it('makes no one wait until a transaction ends', async () => {
    await write('first begun', () => write('begun later'));
    expect((await linkOf('first begun')).number).toBe((await linkOf('begun later')).number + 1);
  });

  it('has no gap after a transaction that was rolled back', async () => {
    const undone = write('undone', () => Promise.reject(new Error('stop')));
    await expect(undone).rejects.toThrow('stop');
    await write('after it');
    expect((await verify()).faults).toEqual([]);
  });
});

describe('tampering with the database and its triggers switched off', () => {
  /** Returns the problems that verifying finds after the attacker's statements, which are then undone. */
  async function problemsAfter(...statements: string[]): Promise<string[]> {
    let found: string[] = [];
    const tampering = database.transaction(async (sql: Sql) => {
      await sql.query('ALTER TABLE logs DISABLE TRIGGER USER; ALTER TABLE log_links DISABLE TRIGGER USER');
      for (const statement of statements) await sql.query(statement);
      const { faults } = await verifyLog(createPostgresStore({ ...database, query: sql.query }), START);
      found = faults.map(({ problem }) => problem);
      throw new Error('undo');
    });
    await expect(tampering).rejects.toThrow('undo');
    return found;
  }
  const entry = `(SELECT log_id::uuid FROM log_links WHERE number = 50)`;
  const rehash = 'UPDATE log_links l SET hash = log_link_hash(l,';
  const previous = '(SELECT hash FROM log_links WHERE number = 49)';

  it.each([
    ['changes a value', [`UPDATE logs SET reason = 'x' WHERE id = ${entry}`], ['CHANGED_ENTRY']],
    ['blames another', [`UPDATE logs SET action = 'UNMASK' WHERE id = ${entry}`], ['CHANGED_ENTRY']],
    ['removes an entry', [`DELETE FROM logs WHERE id = ${entry}`], ['MISSING_ENTRY']],
    [
      'removes an entry and its link',
      [`DELETE FROM logs WHERE id = ${entry}`, 'DELETE FROM log_links WHERE number = 50'],
      ['MISSING_LINK'],
    ],
    [
      'slips in an entry',
      [
        `INSERT INTO logs (id, date_created, date_updated, action, resource)
         VALUES (gen_random_uuid(), '2026-03-01', '2026-03-01', 'ACTION', 'users')`,
      ],
      ['ENTRY_WITHOUT_LINK'],
    ],
    ['changes a link', [`UPDATE log_links SET facts_hash = content_hash WHERE number = 50`], ['CHANGED_LINK']],
    [
      'changes an entry and makes its link anew',
      [
        `UPDATE logs SET reason = 'x' WHERE id = ${entry}`,
        `UPDATE log_links SET content_hash = log_content_hash((SELECT logs FROM logs WHERE id = ${entry}), salt) WHERE number = 50`,
        `${rehash} ${previous}) WHERE number = 50`,
      ],
      ['CHANGED_LINK'],
    ],
    [
      'removes the oldest entries with their links',
      [
        'DELETE FROM logs WHERE id IN (SELECT log_id::uuid FROM log_links WHERE number < 50)',
        'DELETE FROM log_links WHERE number < 50',
      ],
      ['MISSING_LINK', 'MISSING_LINK'],
    ],
    [
      'removes the oldest entries as retention would',
      [
        'DELETE FROM logs WHERE id IN (SELECT log_id::uuid FROM log_links WHERE number < 50)',
        'DELETE FROM log_links WHERE number < 48',
      ],
      ['MISSING_ENTRY', 'MISSING_ENTRY'],
    ],
    [
      'makes removed entries older than they were',
      [
        'DELETE FROM logs WHERE id IN (SELECT log_id::uuid FROM log_links WHERE number < 50)',
        'DELETE FROM log_links WHERE number < 48',
        `UPDATE log_links SET date_created = '2001-01-01' WHERE number < 50`,
      ],
      ['CHANGED_LINK'],
    ],
  ])('is detected when an attacker %s', async (_, statements, problems) => {
    expect(await problemsAfter(...statements)).toEqual(problems);
  });
});

describe('npm run audit:verify', () => {
  const command = (...given: string[]) =>
    run(process.execPath, [builtCommand('verifyCommand'), ...given], {
      env: { PATH: process.env.PATH, DATABASE_URL: own.url, RETENTION_LOGS: '36500' },
    });

  it('says that the log is unchanged and still contains an earlier mark', async () => {
    const { stdout } = await command();
    const [mark = ''] = /\d+:[0-9a-f]{64}/.exec(stdout) ?? [];
    expect(stdout).toContain('The audit log is unchanged: ');
    await write('after the mark');
    expect((await command(mark)).stdout).toContain('The audit log is unchanged: ');
  });

  it('ends with a sentence for a mark of another chain, and for text that is not a mark', async () => {
    const { last } = await verify();
    const other = markText({ number: last?.number ?? 0, hash: 'f'.repeat(64) });
    await expect(command(other)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no longer goes through'),
    });
    await expect(command('12')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"12" is not a mark'),
    });
  });
});

describe('the daily check', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const check = (at: number) =>
    verifyAuditLog({ store, now: () => new Date(START.getTime() + at), log }, new AbortController().signal);
  beforeEach(() => void lines.splice(0));
  const mails = () => store.find(outboxMessages, { where: [{ path: 'kind', in: ['AUDIT_LOG_CHANGED'] }] });

  it('reports once a day that nothing was changed, with the mark of the day', async () => {
    const { last } = await verify();
    await Promise.all([check(0), check(0), check(0)]);
    expect(await check(DAY - 1)).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'the audit log is unchanged', last }]);
    expect(await mails()).toEqual([]);
  });

  it('e-mails every administrator if an entry was changed', async () => {
    await write('to be changed');
    await database.query(`ALTER TABLE logs DISABLE TRIGGER USER;
      UPDATE logs SET reason = 'changed' WHERE reason = 'to be changed'; ALTER TABLE logs ENABLE TRIGGER USER`);
    expect(await check(DAY)).toBe(1);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual(['admin@kitara.example', []]);
    expect(mail?.body).toMatch(/Entry \d+ of 2026-03-14T\S+ \(\S+\): it was changed\./);
    await database.query(`ALTER TABLE logs DISABLE TRIGGER USER;
      UPDATE logs SET reason = 'to be changed' WHERE reason = 'changed'; ALTER TABLE logs ENABLE TRIGGER USER`);
    expect((await verify()).faults).toEqual([]);
  });
});

describe('retention', () => {
  it('removes the oldest entries and all but two of their links, and the rest can still be checked', async () => {
    const before = await verify();
    const later = new Date(START.getTime() + RETENTION.logs.days * DAY - 10 * DAY);
    await purgeExpired({ store, now: () => later, log: pino({ level: 'silent' }) });
    const left = await store.count(logs);
    const after = await verify(later);
    expect(after.faults).toEqual([]);
    expect(left).toBeLessThan(before.links);
    expect(after.links).toBeGreaterThanOrEqual(left + 2);
    expect(after.last).toEqual(before.last);
    await write('seven years later', undefined, later);
    expect((await verify(later)).faults).toEqual([]);
    expect((await linkOf('seven years later')).number).toBe((before.last?.number ?? 0) + 1);
  });
});

it('an upgrade links the existing entries', async () => {
  const upgraded = await openFreshDatabase();
  const earlier = ownFolder();
  for (const name of migrationNames().filter((each) => each < '0046'))
    cpSync(join(MIGRATIONS, name), join(earlier, name));
  await applyMigrations(upgraded, earlier);
  await upgraded.query(
    `INSERT INTO logs (id, date_created, date_updated, action, resource)
    SELECT gen_random_uuid(), $1, $1, 'ACTION', 'users' FROM generate_series(1, 30)`,
    [START.toISOString()],
  );
  await applyMigrations(upgraded);
  const checked = await verifyLog(createPostgresStore(upgraded), START);
  expect(checked).toMatchObject({ links: 30, erasures: 0, faults: [] });
  await upgraded.close();
});
