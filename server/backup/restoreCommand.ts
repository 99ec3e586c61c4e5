import { parseArgs } from 'node:util';
import { StartRefused } from '../base/StartRefused';
import { configFrom } from '../config/config';
import { openConfigured } from '../prepare';
import { formatMoment } from '../rules/days';
import { runCommand } from '../runCommand';
import { applyMigrations } from '../store/migrations';
import { BackupFault } from './BackupFault';
import { restoreInto } from './restoreInto';
import { numberGap } from './rules/restored';
import { settleRestored } from './settleRestored';

// `npm run restore -- FILE` restores a backup into an empty database. `--moved`: the old system was stopped before the backup was
// made, so nothing happened after it, and everything continues as it was.
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { moved: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new StartRefused('Give the file: npm run restore -- FILE');
  const database = await openConfigured(configFrom(process.env));
  const now = new Date();
  try {
    const { takenAt, tables } = await restoreInto(database.url, file, {
      settle: async (client, manifest) => {
        const gap = numberGap(new Date(manifest.takenAt), now);
        if (!values.moved) await settleRestored(client, { takenAt: manifest.takenAt, gap }, now);
      },
    });
    await applyMigrations(database);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} records as of ${formatMoment(takenAt)}; every table is the same.`);
    if (!values.moved)
      console.log('Unsent messages are held for review, and running numbers continue after a gap: see docs/backup.md.');
  } catch (error) {
    throw refusalOf(error, file);
  } finally {
    await database.close();
  }
});

function refusalOf(error: unknown, file: string): unknown {
  if (error instanceof BackupFault) return new StartRefused(`${file} ${error.message}. Nothing was restored.`);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path ? new StartRefused(`There is no file ${path}.`) : error;
}
