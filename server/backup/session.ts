import pg from 'pg';
import { addressesOf, Primary } from '../store/addresses';
import { verifyConnection } from '../store/verifyConnection';

/** Settings for how values are written, whatever the server's own; and no time limit, because a backup may take long. */
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
const options = SETTINGS.map((setting) => `-c ${setting}`).join(' ');
/** The same settings within a transaction, because a pooler does not pass on those of the session. */
const LOCAL = SETTINGS.map((setting) => `SET LOCAL ${setting}`).join('; ');

/** Runs `work` in a session of its own, which ends with the work, or immediately if `signal` aborts it. */
export async function withSession<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const addresses = addressesOf(url);
  const client = await new Primary(addresses).reach((address) => connect(address, addresses.length > 1));
  const end = () => void client.end().catch(() => undefined);
  signal?.addEventListener('abort', end);
  try {
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', end);
    await client.end().catch(() => undefined);
  }
}

async function connect(connectionString: string, isOneOfMany: boolean): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'kitara backup', options });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await verifyConnection(client, isOneOfMany);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Runs `work` in one transaction. A failed one ends with its session, because a ROLLBACK would wait for rows that are no longer
 * read.
 */
export async function inTransaction<T>(client: pg.Client, begin: string, work: () => Promise<T>): Promise<T> {
  await client.query(`${begin}; ${LOCAL}`);
  const result = await work();
  await client.query('COMMIT');
  return result;
}
