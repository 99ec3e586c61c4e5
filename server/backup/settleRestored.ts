import type pg from 'pg';
import { storedResources } from '../../resources';
import { latestStep } from '../access/totp';
import { HELD, RESTORED } from '../messages/held';
import { yearAt } from '../rules/days';
import { newId } from '../store/newId';
import { counterAfter } from './rules/restored';

interface Restored {
  /** The moment whose state the backup contains. */
  takenAt: string;
  gap: number;
}

/**
 * Prepares a restored system before it runs, because anything may have happened after its backup. Messages that may have been
 * sent are not sent automatically, numbers that may have been assigned are not assigned again, documents that may be at the tax
 * authority are looked up there first, every user must sign in again, and no API key is valid. It uses plain SQL, because the
 * tables are those of the backup's version.
 */
export async function settleRestored(client: pg.Client, { takenAt, gap }: Restored, now: Date): Promise<void> {
  const moment = now.toISOString();
  await client.query(
    `UPDATE outbox_messages SET status = 'FAILED', next_attempt_at = NULL, last_error = $1, date_updated = $2
     WHERE status = 'PENDING'`,
    [HELD, moment],
  );
  await client.query(
    `INSERT INTO clock_marks (id, date_created, date_updated, key, seen_at) VALUES ($1, $2, $2, $3, $2)
     ON CONFLICT (key) DO UPDATE SET seen_at = EXCLUDED.seen_at, date_updated = EXCLUDED.date_updated`,
    [newId(now), moment, RESTORED],
  );
  await client.query(
    `UPDATE fiscal_documents SET sent_at = $1, date_updated = $2 WHERE status = 'QUEUED' AND sent_at IS NULL`,
    [takenAt, moment],
  );
  await closeDoors(client, now);
  await skipNumbers(client, gap, now);
  const reason = `Restored from the backup of ${takenAt}. Running numbers go on ${gap} after their last; those between were lost or never given.`;
  await client.query(
    `INSERT INTO logs (id, date_created, date_updated, action, resource, reason) VALUES ($1, $2, $2, 'ACTION', 'backups', $3)`,
    [newId(now), moment, reason],
  );
}

/**
 * Tables of one-time credentials and sessions. They may have been used, ended or revoked since the backup, so they must not be
 * valid again.
 */
const DOORS = [
  ...['sessions', 'renewal_codes', 'sign_in_tickets', 'sign_on_attempts', 'passkey_challenges', 'password_links'],
  'recovery_codes',
];

/** Makes every user sign in again. Only passwords, apps and passkeys stay valid. */
async function closeDoors(client: pg.Client, now: Date): Promise<void> {
  // The backup's version may lack some of these tables.
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
  );
  const has = (table: string) => rows.some(({ name }) => name === table);
  for (const table of DOORS.filter(has)) await client.query(`DELETE FROM ${table}`);
  if (has('api_keys'))
    await client.query(
      `UPDATE api_keys SET status = 'REVOKED', revoked_at = $1, date_updated = $1 WHERE status = 'ACTIVE'`,
      [now.toISOString()],
    );
  if (has('second_factors')) await client.query('UPDATE second_factors SET last_step = $1', [latestStep(now)]);
}

/** Skips the numbers that may have been assigned since the backup. */
async function skipNumbers(client: pg.Client, gap: number, now: Date): Promise<void> {
  const { rows } = await client.query<{ key: string; last: number; year: number }>(
    'SELECT key, last, year FROM counters',
  );
  for (const { key, ...counter } of rows) {
    const { last, year } = counterAfter(counter, gap, YEARLY.has(key), yearAt(now));
    await client.query('UPDATE counters SET last = $2, year = $3, date_updated = $4 WHERE key = $1', [
      ...[key, last, year, now.toISOString()],
    ]);
  }
}

/** The prefixes of numbers that start again each year. */
const YEARLY = new Set(
  storedResources.flatMap(({ leaves }) => leaves.flatMap(({ field }) => (field.yearly ? [field.prefix ?? ''] : []))),
);
