import type { Sql } from './Database';
import type { Tally } from './Store';

/**
 * This is one statement, so that simultaneous calls are counted one after the other without an extra lock: each running count of
 * the keys is incremented, or a new one is started under the first key. Keys without a count share it from now on.
 */
const TALLY = `
  WITH running AS (SELECT DISTINCT counted_under AS key FROM limit_counts WHERE key = ANY($1) AND ends_at > $2),
    heads AS (SELECT key FROM running UNION SELECT ($1::text[])[1] WHERE NOT EXISTS (SELECT FROM running)),
    named AS (SELECT key, key AS head, 1 AS count FROM heads
      UNION SELECT key, (SELECT min(key) FROM heads), 0 FROM unnest($1::text[]) AS key WHERE key NOT IN (SELECT key FROM heads))
  INSERT INTO limit_counts AS kept (id, date_created, date_updated, key, counted_under, count, ends_at)
  SELECT gen_random_uuid(), $2, $2, key, head, count, $3 FROM named ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    date_updated = EXCLUDED.date_updated,
    counted_under = CASE WHEN kept.ends_at > $2 THEN kept.counted_under ELSE EXCLUDED.counted_under END,
    count = CASE WHEN kept.ends_at > $2 THEN kept.count ELSE 0 END + EXCLUDED.count,
    ends_at = CASE WHEN kept.ends_at > $2 THEN kept.ends_at ELSE EXCLUDED.ends_at END
  RETURNING count, ends_at`;

const UNTALLY = `
  UPDATE limit_counts SET count = count - 1
  WHERE key = (SELECT counted_under FROM limit_counts WHERE key = $1) AND ends_at = $2 AND count > 0`;

/** Returns the Store's counters of calls. */
export const tallies = (sql: Sql) => ({
  async tally(keys: readonly string[], now: Date, until: Date): Promise<Tally> {
    const rows = await sql.query(TALLY, [keys, now.toISOString(), until.toISOString()]);
    const counts = rows.map((row) => ({ count: Number(row.count), endsAt: String(row.ends_at) }));
    return counts.reduce((one, other) => (other.count > one.count ? other : one));
  },
  async untally(key: string, endsAt: string): Promise<void> {
    await sql.query(UNTALLY, [key, endsAt]);
  },
});
