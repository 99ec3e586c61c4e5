import { createHash } from 'node:crypto';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Table } from './catalogue';
import type { LedgerSum } from './Manifest';

const { escapeIdentifier } = pg;

/** Returns a table's columns as an SQL list. */
export const backupColumns = ({ columns }: Pick<Table, 'columns'>): string => columns.map(escapeIdentifier).join(', ');

/** Reads the rows of a table in order, as COPY writes them, and passes them to `each` in chunks. Returns the number of rows. */
export async function readContent(
  client: pg.Client,
  table: Table,
  each: (chunk: Buffer) => Promise<void> | void,
): Promise<number> {
  const rows = `SELECT ${backupColumns(table)} FROM ${escapeIdentifier(table.name)} ORDER BY ${table.order}`;
  const stream = client.query(to(`COPY (${rows}) TO STDOUT`));
  // The content may end a packet before the server reports the number of rows.
  const counted = new Promise<void>((resolve) => Object.assign(stream, { handleReadyForQuery: resolve }));
  for await (const chunk of stream) await each(chunk);
  await counted;
  return stream.rowCount;
}

/** Returns the number of a table's rows, and their SHA-256. */
export async function measureContent(client: pg.Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const rows = await readContent(client, table, (chunk) => void hash.update(chunk));
  return { rows, sha256: hash.digest('hex') };
}

/** Returns the debits and credits of each ledger account; an empty list if there is no ledger yet. */
export async function ledgerSums(client: pg.Client): Promise<LedgerSum[]> {
  const { rows } = await client.query<{ known: boolean }>(`SELECT to_regclass('journal_lines') IS NOT NULL AS known`);
  if (!rows[0]?.known) return [];
  const sums = await client.query<LedgerSum>(
    `SELECT account, sum(debit)::text AS debit, sum(credit)::text AS credit FROM journal_lines
     GROUP BY account ORDER BY account COLLATE "C"`,
  );
  return sums.rows;
}
