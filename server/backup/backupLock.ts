import { inTransaction, withSession } from './session';

/** Held by the one process that makes a backup of this database; within a transaction, since a pooler ends sessions' locks. */
const LOCK = 7_205_515;

/** Does `work` while no other process makes a backup, once those that do are done. */
export const whileNobodyBacksUp = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  withSession(url, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      return work();
    }),
  );

/** The same, or null at once where another process makes one. */
export const unlessBackedUp = <T>(url: string, work: () => Promise<T>): Promise<T | null> =>
  withSession(url, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
      return rows[0]?.mine ? work() : null;
    }),
  );
