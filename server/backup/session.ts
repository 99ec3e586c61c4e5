import pg from 'pg';

/** How values are written, wherever they are read; and no limit of time, since a backup takes what it takes. */
const SETTINGS = [
  'timezone=UTC',
  'datestyle=ISO,YMD',
  'intervalstyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
];

/** A session of its own, which ends with the work, or at once where `signal` says so. */
export async function withSession<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const options = SETTINGS.map((setting) => `-c ${setting}`).join(' ');
  const client = new pg.Client({ connectionString: url, application_name: 'kitara backup', options });
  client.on('error', () => undefined);
  await client.connect();
  const end = () => void client.end().catch(() => undefined);
  signal?.addEventListener('abort', end);
  try {
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', end);
    await client.end().catch(() => undefined);
  }
}

/**
 * All of `work` in one transaction, or nothing of it. One that fails ends with its session: a ROLLBACK would wait for rows that
 * nobody reads any more.
 */
export async function inTransaction<T>(client: pg.Client, begin: string, work: () => Promise<T>): Promise<T> {
  await client.query(begin);
  const result = await work();
  await client.query('COMMIT');
  return result;
}
