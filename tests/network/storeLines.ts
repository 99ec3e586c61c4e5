import { randomUUID } from 'node:crypto';
import type { DesiredAccess } from '../../server/network/rules/desiredAccess';
import type { Sql } from '../../server/store/Database';
import { SPEEDS } from './accessHistory';

export const PAID: DesiredAccess = { ...SPEEDS, policy: 'ALLOW', reason: 'PAID', validUntil: null };
export const UNPAID: DesiredAccess = {
  ...{ policy: 'PAY_ONLY', reason: 'UNPAID', validUntil: null },
  ...{ downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null },
};

/** A line to store. `left`: the milliseconds until `valid_until`, by the database's clock. */
export interface Line extends DesiredAccess {
  username: string;
  left?: number | null;
  sealedSecret?: string;
  staticAddress?: string | null;
}

/** Stores lines without their accounts, within a transaction. */
export async function storeLines(sql: Sql, lines: readonly Line[]): Promise<void> {
  await sql.query('SET LOCAL session_replication_role = replica');
  const rows = lines.map((line) => ({
    ...{ id: randomUUID(), accountId: randomUUID(), left: null, sealedSecret: 'none', staticAddress: null },
    ...line,
  }));
  await sql.query(
    `INSERT INTO access_lines (id, date_created, date_updated, username, sealed_secret, account_id, policy, reason, valid_until,
       download_mbps, upload_mbps, burst_download_mbps, burst_upload_mbps, static_address)
     SELECT id, now(), now(), username, "sealedSecret", "accountId", policy, reason,
       date_trunc('milliseconds', now()) + "left" * interval '1 ms',
       "downloadMbps", "uploadMbps", "burstDownloadMbps", "burstUploadMbps", "staticAddress"
     FROM json_to_recordset($1) AS line (id uuid, username text, "sealedSecret" text, "accountId" uuid, policy text, reason text,
       "left" bigint, "downloadMbps" int, "uploadMbps" int, "burstDownloadMbps" int, "burstUploadMbps" int, "staticAddress" text)`,
    [JSON.stringify(rows)],
  );
}
