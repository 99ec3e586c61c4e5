import { StartRefused } from '../base/StartRefused';
import type { Database } from '../store/Database';
import { applyMigrations, migrationNames } from '../store/migrations';
import { whileNobodyBacksUp } from './backupLock';
import type { BackupPlace } from './places/BackupPlace';
import { type NewBackup, takeBackup } from './takeBackup';

/**
 * Backs up a database with data before it is migrated, while the older version still serves. If that fails, the database is left
 * alone and the start is refused. Returns the new backup, or null if none was needed.
 */
export async function backUpBeforeUpgrade(
  database: Database,
  place: BackupPlace,
  now: Date,
): Promise<NewBackup | null> {
  if (!(await awaitsUpgrade(database))) return null;
  return whileNobodyBacksUp(database.url, async () => {
    // Another process may have done all of this in the meantime.
    if (!(await awaitsUpgrade(database))) return null;
    const made = await takeBackup({ url: database.url, place }, 'UPGRADE', now).catch((error: Error) => {
      throw new StartRefused(
        `The backup before the upgrade cannot be made (${error.message}), so the database was not migrated. Fix this, or start without a backup place.`,
      );
    });
    await applyMigrations(database);
    return made;
  });
}

/** Returns whether a database that was migrated before lacks migrations of this build. */
async function awaitsUpgrade(database: Database): Promise<boolean> {
  const [known] = await database.query("SELECT to_regclass('schema_migrations') IS NOT NULL AS is_ours");
  if (!known?.is_ours) return false;
  const applied = (await database.query('SELECT name FROM schema_migrations')).map(({ name }) => name);
  return applied.length > 0 && migrationNames().some((name) => !applied.includes(name));
}
