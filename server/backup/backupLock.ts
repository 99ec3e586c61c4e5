import { inTransaction, withSession } from './session';

/**
 * Held by the only process that makes a backup of this database. It is held within a transaction, because a pooler releases the
 * locks of sessions.
 */
const LOCK = 7_205_515;

/** Runs `work` while no other process makes a backup, after waiting for those that do. */
export const whileNobodyBacksUp = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  withSession(url, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      return work();
    }),
  );

/** Like the above, but returns null immediately if another process is making a backup. */
export const unlessBackedUp = <T>(url: string, work: () => Promise<T>): Promise<T | null> =>
  withSession(url, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
      return rows[0]?.mine ? work() : null;
    }),
  );
