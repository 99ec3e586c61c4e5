import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { backUpBeforeUpgrade } from '../../server/backup/backUpBeforeUpgrade';
import { checkBackup } from '../../server/backup/checkBackup';
import { folderPlace } from '../../server/backup/places/folderPlace';
import { restoreInto } from '../../server/backup/restoreInto';
import { StartRefused } from '../../server/base/StartRefused';
import type { Database } from '../../server/store/Database';
import { applyMigrations, MIGRATIONS, migrationNames } from '../../server/store/migrations';
import { freshDatabase, type TestDatabase } from '../databases';
import { ownFolder } from '../embedded/folder';
import { START } from '../start';
import { tableNames } from './checksums';

const made: TestDatabase[] = [];
let database: Database;
let folder: string;

beforeEach(async () => {
  const own = await freshDatabase();
  made.push(own);
  database = own.open(2);
  folder = ownFolder();
});
afterAll(() => Promise.all(made.map((each) => each.drop())));

/** Returns a folder with the migrations of an earlier version. */
function earlier(): string {
  const of = ownFolder();
  for (const name of migrationNames().slice(0, -2)) cpSync(join(MIGRATIONS, name), join(of, name));
  return of;
}
const applied = async () => (await database.query('SELECT name FROM schema_migrations')).length;
const all = migrationNames().length;

describe('an upgrade', () => {
  it('takes a backup first, which restores the previous state', async () => {
    await applyMigrations(database, earlier());
    const taken = await backUpBeforeUpgrade(database, folderPlace(folder), START);
    expect(taken).toMatchObject({ occasion: 'UPGRADE', fileName: 'kitara-20260314T090000Z.tar.gz' });
    expect(await applied()).toBe(all);
    const path = join(folder, taken?.fileName ?? '');
    expect((await checkBackup(path)).migrations).toHaveLength(all - 2);
    const target = await freshDatabase();
    await restoreInto(target.url, path);
    const restored = target.open(2);
    expect(await applyMigrations(restored)).toEqual(migrationNames().slice(-2));
    await restored.close();
    await target.drop();
    await database.close();
  });

  it('takes one backup, even if several processes start concurrently', async () => {
    await applyMigrations(database, earlier());
    const turns = [START, new Date(START.getTime() + 1_000)].map((now) =>
      backUpBeforeUpgrade(database, folderPlace(folder), now),
    );
    expect((await Promise.all(turns)).filter(Boolean)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
    await database.close();
  });

  it('does not begin if the backup fails', async () => {
    await applyMigrations(database, earlier());
    writeFileSync(join(folder, 'file'), '');
    const refused = backUpBeforeUpgrade(database, folderPlace(join(folder, 'file')), START);
    await expect(refused).rejects.toThrow(StartRefused);
    await expect(refused).rejects.toThrow(/^The backup before the upgrade cannot be made .*was not migrated/);
    expect(await applied()).toBe(all - 2);
    await database.close();
  });

  it('takes no backup if the database is new or up to date', async () => {
    expect(await backUpBeforeUpgrade(database, folderPlace(folder), START)).toBeNull();
    expect(await tableNames(made.at(-1)?.url ?? '')).toEqual([]);
    await applyMigrations(database);
    expect(await backUpBeforeUpgrade(database, folderPlace(folder), START)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    await database.close();
  });
});
