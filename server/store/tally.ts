import type { Row } from './Database';
import type { Tally } from './Store';
import type { Statement } from './statements';

/**
 * One statement, so that calls at once are counted one after the other without a lock in between: each running count of
 * `keys` grows, else a new one under the first of them; keys that have none yet are counted under it from now on.
 */
export const tallySql = (keys: readonly string[], now: Date, until: Date): Statement => ({
  text: `WITH running AS (SELECT DISTINCT counted_under AS key FROM limit_counts WHERE key = ANY($1) AND ends_at > $2),
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
    RETURNING count, ends_at`,
  parameters: [keys, now.toISOString(), until.toISOString()],
});

/** Takes one call back off the count that ends at a moment. */
export const untallySql = (key: string, endsAt: string): Statement => ({
  text: 'UPDATE limit_counts SET count = count - 1 WHERE key = $1 AND ends_at = $2 AND count > 0',
  parameters: [key, endsAt],
});

/** The count that decides of those that a call was counted under. */
export function highest(rows: readonly Row[]): Tally {
  const [{ count, endsAt } = { count: 0, endsAt: '' }] = rows
    .map((row) => ({ count: Number(row.count), endsAt: String(row.ends_at) }))
    .sort((a, b) => b.count - a.count);
  return { count, endsAt };
}
