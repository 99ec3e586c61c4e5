import { createHash } from 'node:crypto';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Table } from './catalogue';
import type { LedgerSum } from './Manifest';

const { escapeIdentifier } = pg;

/** A table's columns as SQL lists them. */
export const columnList = ({ columns }: Pick<Table, 'columns'>): string => columns.map(escapeIdentifier).join(', ');

/** The rows of a table in their order, as COPY writes them. `each` is given them piece by piece; answers how many there are. */
export async function readContent(
  client: pg.Client,
  table: Table,
  each: (chunk: Buffer) => Promise<void> | void,
): Promise<number> {
  const rows = `SELECT ${columnList(table)} FROM ${escapeIdentifier(table.name)} ORDER BY ${table.order}`;
  const stream = client.query(to(`COPY (${rows}) TO STDOUT`));
  // The content may end a packet before the server says how many rows it was.
  const counted = new Promise<void>((resolve) => Object.assign(stream, { handleReadyForQuery: resolve }));
  for await (const chunk of stream) await each(chunk);
  await counted;
  return stream.rowCount;
}

/** How many rows a table has, and the SHA-256 of them. */
export async function measureContent(client: pg.Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const rows = await readContent(client, table, (chunk) => void hash.update(chunk));
  return { rows, sha256: hash.digest('hex') };
}

/** What each account of the ledger was debited and credited with; nothing where there is no ledger yet. */
export async function ledgerSums(client: pg.Client): Promise<LedgerSum[]> {
  const { rows } = await client.query<{ known: boolean }>(`SELECT to_regclass('journal_lines') IS NOT NULL AS known`);
  if (!rows[0]?.known) return [];
  const sums = await client.query<LedgerSum>(
    `SELECT account, sum(debit)::text AS debit, sum(credit)::text AS credit FROM journal_lines
     GROUP BY account ORDER BY account COLLATE "C"`,
  );
  return sums.rows;
}
