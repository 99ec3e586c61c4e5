import type pg from 'pg';
import { tablesIn } from './catalogue';
import { ledgerSums, measureContent } from './content';
import type { Manifest } from './Manifest';

/** Returns the differences of a database from a backup's manifest, as parts of a sentence; an empty list if there are none. */
export async function differencesFrom({ tables, ledger }: Manifest, client: pg.Client): Promise<string[]> {
  const found = await tablesIn(client);
  const more = found.filter(({ name }) => !tables.some((table) => table.name === name));
  const differences = more.map(({ name }) => `${name} is not in the backup`);
  for (const wanted of tables) {
    const table = found.find(({ name }) => name === wanted.name);
    if (!table || table.columns.join() !== wanted.columns.join()) differences.push(`${wanted.name} has other columns`);
    else {
      const { rows, sha256 } = await measureContent(client, table);
      if (rows !== wanted.rows) differences.push(`${wanted.name} has ${rows} rows, not ${wanted.rows}`);
      else if (sha256 !== wanted.sha256) differences.push(`${wanted.name} has other rows`);
    }
  }
  if (JSON.stringify(await ledgerSums(client)) !== JSON.stringify(ledger))
    differences.push('the sums of the ledger are others');
  return differences;
}
