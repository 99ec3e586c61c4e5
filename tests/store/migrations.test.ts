import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedResources } from '../../resources';
import { DEMO_ROLES } from '../../resources/access/demo/roles';
import type { Fields } from '../../resources/language/kinds';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tableName } from '../../server/store/columns';
import type { Database } from '../../server/store/Database';
import { diffTables } from '../../server/store/migrationDiff';
import { applyMigrations, MIGRATIONS, migrationNames } from '../../server/store/migrations';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { rounds } from '../chaos/rounds';
import { ask, ownFolder } from '../embedded/folder';
import { createDatabase, openDemoDatabase, openFreshDatabase, type TestDatabase } from '../support/databases';
import { fill, missingOf, type Sample, sampleOf } from '../support/sampleRows';

/** Statements that would break an older version that still serves while a newer one migrates. */
const BREAKS_OLDER = [
  /\bDROP (TABLE|COLUMN)\b(?! "search_text")/,
  /\bRENAME\b/,
  /\bSET NOT NULL\b/,
  /\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/,
  /\bADD COLUMN "?\w+"? (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/,
];
/** The last migration before processes of two versions could serve at the same time. */
const BEFORE = '0009_renewal_access.sql';

it.each([
  ['ALTER TABLE "payments" ADD COLUMN "note" text;', false],
  ['ALTER TABLE "payments" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "payments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("note")) STORED NOT NULL;', false],
  ['ALTER TABLE "payments" ADD COLUMN "note" text NOT NULL;', true],
  ['ALTER TABLE "payments" ALTER COLUMN "note" SET NOT NULL;', true],
  ['ALTER TABLE "payments" ALTER COLUMN "note" SET DATA TYPE bigint;', true],
  ['ALTER TABLE "payments" DROP COLUMN "note";', true],
  ['ALTER TABLE "payments" DROP COLUMN "search_text";', false],
  ['ALTER TABLE "payments" RENAME COLUMN "note" TO "remark";', true],
  ['DROP TABLE "payments";', true],
])('%s would break an older version: %s', (statement, breaks) => {
  expect(BREAKS_OLDER.some((pattern) => pattern.test(statement))).toBe(breaks);
});

it('no migration breaks the previous version, except those declared as contracting', () => {
  const later = migrationNames().filter((name) => name > BEFORE);
  const breaking = later.filter((name) => {
    const text = readFileSync(join(MIGRATIONS, name), 'utf8');
    return !text.startsWith('-- contract:') && BREAKS_OLDER.some((pattern) => pattern.test(text));
  });
  expect(breaking).toEqual([]);
});

const SHAPE = `SELECT tablename || ': ' || indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
  FROM information_schema.columns WHERE table_schema = 'public'`;

async function shapeOf(database: Database): Promise<unknown[]> {
  const lines = (await database.query(SHAPE)).map(({ line }) => String(line));
  return lines.filter((line) => !line.startsWith('schema_migrations')).sort();
}

it('the committed migrations produce exactly the tables and indexes of the declarations', async () => {
  const migrated = await openFreshDatabase();
  await applyMigrations(migrated);
  const made = await openFreshDatabase();
  await made.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  for (const statement of (await diffTables(null, storedResources)).statements) await made.query(statement);
  expect(await shapeOf(migrated)).toEqual(await shapeOf(made));
  await migrated.close();
  await made.close();
});

describe('an upgraded database with data', () => {
  const names = migrationNames();
  /** All states take half a minute: `npm test` uses the last two and every tenth before, `npm run test:chaos` uses all. */
  const tested = names.filter((_, at) => rounds(1) > 1 || at % 10 === 0 || at >= names.length - 2);
  /** A database without data, at the last tested state. */
  let empty: TestDatabase;
  let sample: Sample;
  /** Tables that a migration may rebuild from the journal's lines and the audit log. */
  const DERIVED = ['ledger_totals', 'log_links'];

  beforeAll(async () => {
    const demo = await openDemoDatabase();
    sample = await sampleOf(demo);
    for (const table of DERIVED) sample.delete(table);
    await demo.close();
    empty = await createDatabase(inject('postgresUrl'), 'upgraded_from');
  });
  afterAll(() => ask(inject('postgresUrl'), 'DROP DATABASE IF EXISTS upgraded_from'));

  it('normalises the code of a slip, unless another payment has it', async () => {
    const folder = ownFolder();
    for (const each of names.filter((name) => name < '0044')) cpSync(join(MIGRATIONS, each), join(folder, each));
    const database = await openFreshDatabase();
    await applyMigrations(database, folder);
    const [paid] = sample.get('payments') ?? [];
    const written = [
      ['MOBILE_MONEY', 'TID43077119836', '43077119836'],
      ['MOBILE_MONEY', 'MTN43077119836', 'MTN43077119836'],
      ['MOBILE_MONEY', 'ID43077119837', 'ID43077119837'],
      [null, '43077119837', '43077119837'],
      ['MOBILE_MONEY', '043077119838', '43077119838'],
      ['MOBILE_MONEY', 'SBM2VWCQ5G', 'SBM2VWCQ5G'],
      ['BANK_TRANSFER', 'FT260190012', 'FT260190012'],
      ['BANK_TRANSFER', '0012345678', '12345678'],
    ] as const;
    const rows = written.map(([manual_method, slip_code], at) => ({
      ...paid,
      id: `019e5ee7-3cfe-7f2a-afda-581dcf86de0${at}`,
      ...{ reference: `PAY-9${at}`, manual_method, manual_reference: null, tracking_id: null, slip_code },
    }));
    await fill(database, new Map([['payments', rows]]));
    await applyMigrations(database);
    const after = await database.query('SELECT slip_code FROM payments ORDER BY id');
    expect(after.map(({ slip_code }) => slip_code)).toEqual(written.map(([, , code]) => code));
    await database.close();
  });

  it('gives each shipped role the permissions of newer features that it has in a new installation, once', async () => {
    const NEWER = [
      'View Reports',
      'Merge Clients',
      'Write Notes',
      'Write Tasks',
      'Assign Tasks',
      'Write Attachments',
      'Share Views',
      'View Access Lines',
      'Update Access Lines',
      'View NAS',
      'Update NAS',
    ];
    const folder = ownFolder();
    for (const each of names.filter((name) => name < '0109')) cpSync(join(MIGRATIONS, each), join(folder, each));
    const database = await openFreshDatabase();
    await applyMigrations(database, folder);
    const [role] = sample.get('roles') ?? [];
    const rows = DEMO_ROLES.flatMap(({ name, permissions }, at) => {
      const id = (block: number) => `019e5ee7-3cfe-7f2a-afda-581dcf86d${block}${String(at).padStart(2, '0')}`;
      const older = permissions.filter((permission) => !NEWER.includes(permission));
      return [
        { ...role, id: id(1), name, permissions: older },
        { ...role, id: id(2), name: `${name}, granted`, permissions: [...permissions] },
      ];
    });
    await fill(database, new Map([['roles', rows]]));
    await applyMigrations(database);
    const after = await database.query('SELECT name, permissions FROM roles');
    const sorted = (given: unknown) => [...(given as string[])].sort();
    expect(new Map(after.map(({ name, permissions }) => [name, sorted(permissions)]))).toEqual(
      new Map(
        DEMO_ROLES.flatMap(({ name, permissions }) => [
          [name, sorted(permissions)],
          [`${name}, granted`, sorted(permissions)],
        ]),
      ),
    );
    await database.close();
  });

  it('supersedes the network tasks that were no longer wanted, and keeps the count of each status', async () => {
    const folder = ownFolder();
    for (const each of names.filter((name) => name < '0053')) cpSync(join(MIGRATIONS, each), join(folder, each));
    const database = await openFreshDatabase();
    await applyMigrations(database, folder);
    const [task] = sample.get('subscription_update_tasks') ?? [];
    const written = [
      ['FAILED', 'Not wanted any more.', 'SUPERSEDED', null],
      ['FAILED', 'No such ONU.', 'FAILED', 'No such ONU.'],
      ['FAILED', null, 'FAILED', null],
      ['PENDING', 'Not wanted any more.', 'PENDING', 'Not wanted any more.'],
    ] as const;
    const rows = written.map(([status, last_error], at) => ({
      ...task,
      ...{ id: `019e5ee7-3cfe-7f2a-afda-581dcf86de0${at}`, task_number: `UT-9${at}`, status, last_error },
    }));
    await fill(database, new Map([['subscription_update_tasks', rows]]));
    await applyMigrations(database);
    const after = await database.query('SELECT status, last_error FROM subscription_update_tasks ORDER BY id');
    expect(after).toEqual(written.map(([, , status, last_error]) => ({ status, last_error })));
    const { totalRecords } = await createPostgresStore(database).list(subscriptionUpdateTasks, {
      where: [{ path: 'status', in: ['SUPERSEDED'] }],
    });
    expect(totalRecords).toBe(1);
    await database.close();
  });

  it.each(tested)('from %s keeps every row, and this version can list all of them', async (name) => {
    const folder = ownFolder();
    for (const each of names.slice(0, names.indexOf(name) + 1)) cpSync(join(MIGRATIONS, each), join(folder, each));
    const before = empty.open(1);
    await applyMigrations(before, folder);
    await before.close();
    const own = `upgraded_${names.indexOf(name)}`;
    const copy = await createDatabase(inject('postgresUrl'), own, 'upgraded_from');
    const database = copy.open(2);
    const filled = await fill(database, sample);
    expect(await applyMigrations(database)).toEqual(names.slice(names.indexOf(name) + 1));
    expect(await missingOf(database, filled)).toEqual([]);
    const store = createPostgresStore(database);
    for (const resource of storedResources.filter((each) => !DERIVED.includes(tableName(each)))) {
      const rows = filled.get(tableName(resource)) ?? [];
      const listed = await store.list<Fields>(resource, { limit: 1_000 });
      expect(listed.records.map(({ id }) => id).sort(), resource.name).toEqual(rows.map(({ id }) => id).sort());
      expect(listed.totalRecords, resource.name).toBe(rows.length);
    }
    await database.close();
    // Dropped without checking the ledger, because the sample may contain only one line of an entry.
    await ask(inject('postgresUrl'), `DROP DATABASE ${own}`);
  });
});
