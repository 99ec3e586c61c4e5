-- FreeRADIUS may read the views of this schema, and nothing else. Backups need not contain it.
CREATE SCHEMA IF NOT EXISTS radius;
--> statement-breakpoint
-- The check items of each access line for FreeRADIUS: its secret, opened with the connection's key (server/network/lineSecret.ts).
-- A line whose secret cannot be opened has an item that keeps FreeRADIUS from answering, because a reject would be a lie.
CREATE OR REPLACE VIEW radius.radcheck_v AS
SELECT item.id, line.username, item.attribute, ':=' AS op, item.value
FROM access_lines line
CROSS JOIN LATERAL (
  SELECT CASE WHEN line.sealed_secret ~ '^([0-9a-f]{32}){2,}$' THEN
    rtrim(encode(decrypt_iv(
      decode(substr(line.sealed_secret, 33), 'hex'),
      decode(nullif(current_setting('kitara.radius_key', true), ''), 'hex'),
      decode(left(line.sealed_secret, 32), 'hex'),
      'aes-cbc/pad:none'
    ), 'escape'))
  END AS text
) opened
CROSS JOIN LATERAL (
  SELECT CASE WHEN starts_with(opened.text, line.username || ' ') THEN
    substr(opened.text, length(line.username) + 2)
  END AS secret
) own
CROSS JOIN LATERAL (VALUES
  (1, 'Cleartext-Password', own.secret),
  (2, 'Auth-Type', CASE WHEN line.policy = 'REFUSE' THEN 'Reject' END),
  (3, 'Response-Packet-Type', CASE WHEN own.secret IS NULL THEN 'Do-Not-Respond' END)
) item (id, attribute, value)
WHERE item.value IS NOT NULL;
--> statement-breakpoint
-- The reply items of each access line for the NAS of each vendor. The end of the paid days is compared with the database's clock,
-- as in server/network/rules/desiredAccess.ts. Mikrotik-Rate-Limit begins with the upload; the other rates are in bit/s. A line that
-- becomes refused between the two queries of an answer gets the pay-only list.
CREATE OR REPLACE VIEW radius.radreply_v AS
SELECT item.id, line.username, nas.vendor, item.attribute, ':=' AS op, item.value
FROM access_lines line
CROSS JOIN (VALUES ('MIKROTIK'), ('HUAWEI'), ('CISCO'), ('OTHER')) nas (vendor)
CROSS JOIN LATERAL (
  SELECT line.policy = 'ALLOW' AND (line.valid_until IS NULL OR line.valid_until > now()) AS allowed
) state
LEFT JOIN LATERAL (
  SELECT
    line.upload_mbps AS up,
    line.download_mbps AS down,
    least(line.upload_mbps * 1000000::bigint, 4294967295)::text AS up_bits,
    least(line.download_mbps * 1000000::bigint, 4294967295)::text AS down_bits,
    coalesce(line.burst_upload_mbps, line.upload_mbps) AS burst_up,
    coalesce(line.burst_download_mbps, line.download_mbps) AS burst_down,
    coalesce(line.burst_upload_mbps, line.burst_download_mbps) IS NOT NULL AS bursts
) speed ON state.allowed
CROSS JOIN LATERAL (VALUES
  (1, 'ANY', 'Acct-Interim-Interval', '300'),
  (2, 'ANY', 'Framed-IP-Address', line.static_address),
  (3, 'ANY', 'Session-Timeout', CASE WHEN state.allowed THEN ceil(extract(epoch FROM line.valid_until - now()))::bigint::text END),
  (4, 'MIKROTIK', 'Mikrotik-Rate-Limit', speed.up || 'M/' || speed.down || 'M' || CASE WHEN speed.bursts THEN
    ' ' || speed.burst_up || 'M/' || speed.burst_down || 'M ' || speed.up || 'M/' || speed.down || 'M 16/16' ELSE '' END),
  (5, 'MIKROTIK', 'Mikrotik-Address-List', CASE WHEN NOT state.allowed THEN 'kitara-unpaid' END),
  (6, 'HUAWEI', 'Huawei-Input-Average-Rate', speed.up_bits),
  (7, 'HUAWEI', 'Huawei-Output-Average-Rate', speed.down_bits),
  (8, 'HUAWEI', 'Huawei-Input-Peak-Rate', CASE WHEN speed.bursts THEN least(speed.burst_up * 1000000::bigint, 4294967295)::text END),
  (9, 'HUAWEI', 'Huawei-Output-Peak-Rate', CASE WHEN speed.bursts THEN least(speed.burst_down * 1000000::bigint, 4294967295)::text END),
  (10, 'HUAWEI', 'Huawei-Policy-Name', CASE WHEN NOT state.allowed THEN 'kitara-unpaid' END),
  (11, 'CISCO', 'Cisco-Policy-Up', 'kitara-up-' || speed.up || 'M'),
  (12, 'CISCO', 'Cisco-Policy-Down', 'kitara-down-' || speed.down || 'M'),
  (13, 'CISCO', 'Filter-Id', CASE WHEN NOT state.allowed THEN 'kitara-unpaid.in' END),
  (14, 'OTHER', 'WISPr-Bandwidth-Max-Up', speed.up_bits),
  (15, 'OTHER', 'WISPr-Bandwidth-Max-Down', speed.down_bits),
  (16, 'OTHER', 'Filter-Id', CASE WHEN NOT state.allowed THEN 'kitara-unpaid' END)
) item (id, vendor, attribute, value)
WHERE item.vendor IN ('ANY', nas.vendor) AND item.value IS NOT NULL;
