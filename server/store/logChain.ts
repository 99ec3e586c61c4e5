import type { LogChange, LogCheck, LogFault } from '../rules/auditLog';
import type { Sql } from './Database';

/**
 * Checks $2 links from number $1. Entries that were made before $3 may have been removed. The first link of the table has no
 * previous hash to be checked against, unless it is number 1: when entries are removed after their retention, two links without
 * an entry stay in front of the oldest kept one.
 */
const CHECK = `
  WITH part AS (
    SELECT l AS link, lag(l) OVER chain AS previous, row_number() OVER chain AS place
    FROM log_links l WHERE l.number >= $1 WINDOW chain AS (ORDER BY l.number) ORDER BY l.number LIMIT $2
  ), checked AS (
    SELECT link, place, CASE
      WHEN place = 1 AND $1 > 0 THEN NULL
      WHEN (previous).number + 1 <> (link).number THEN 'MISSING_LINK'
      WHEN $1 = 0 AND place <= 2 AND (link).number - place > 0 AND entry.id IS NOT NULL THEN 'MISSING_LINK'
      WHEN (place > 1 OR (link).number = 1) AND (link).hash <> log_link_hash(link, coalesce((previous).hash, '')) THEN 'CHANGED_LINK'
      WHEN entry.id IS NULL AND (link).date_created >= $3 THEN 'MISSING_ENTRY'
      WHEN entry.id IS NULL THEN NULL
      WHEN (link).facts_hash <> log_facts_hash(entry) THEN 'CHANGED_ENTRY'
      WHEN (link).content_hash <> log_content_hash(entry, (link).salt) AND NOT EXISTS (
        SELECT FROM log_links later WHERE later.log_id = (link).log_id AND later.number > (link).number
      ) THEN 'CHANGED_ENTRY'
    END AS problem,
    EXISTS (SELECT FROM log_links earlier WHERE earlier.log_id = (link).log_id AND earlier.number < (link).number) AS is_erasure
    FROM part LEFT JOIN logs entry ON entry.id = (link).log_id::uuid
  )
  SELECT (link).number, (link).hash, (link).log_id, (link).date_created AS at, problem, is_erasure
  FROM checked WHERE place > 1 OR $1 = 0 ORDER BY (link).number`;

const WITHOUT_LINK = `
  SELECT id AS log_id, date_created AS at FROM logs
  WHERE NOT EXISTS (SELECT FROM log_links WHERE log_id = logs.id::text) ORDER BY date_created, id LIMIT $1`;

/** The Store's protection of the audit log: triggers refuse changes and write the hash chain (migrations 0046 and 0047). */
export const logChain = (sql: Sql) => ({
  allowLogChange: async (why: LogChange): Promise<void> => {
    await sql.query(`SELECT set_config('kitara.audit_log', $1, true)`, [why]);
  },
  checkLogs: async (after: number, limit: number, keptSince: Date): Promise<LogCheck> => {
    const rows = await sql.query(CHECK, [after, after > 0 ? limit + 1 : limit, keptSince.toISOString()]);
    const last = rows.at(-1);
    return {
      links: rows.length,
      erasures: rows.filter((row) => row.is_erasure).length,
      last: last ? { number: Number(last.number), hash: String(last.hash) } : null,
      faults: rows.filter(({ problem }) => problem !== null).map(toFault),
    };
  },
  logsWithoutLink: async (limit: number): Promise<LogFault[]> =>
    (await sql.query(WITHOUT_LINK, [limit])).map((row) =>
      toFault({ ...row, number: null, problem: 'ENTRY_WITHOUT_LINK' }),
    ),
});

const toFault = ({ problem, number, log_id, at }: Record<string, unknown>) =>
  ({ problem, number, logId: log_id, at }) as LogFault;
