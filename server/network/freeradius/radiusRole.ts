import { hkdfSync } from 'node:crypto';
import pg from 'pg';
import { StartRefused } from '../../base/StartRefused';
import { addressesOf } from '../../store/addresses';
import type { Sql } from '../../store/Database';
import { lineSecretKey } from '../lineSecret';

/** The database role of FreeRADIUS. */
const ROLE = 'kitara_radius';

/** Routers wait for about a second: a late answer is worth nothing. */
const LIMITS = { statement_timeout: '800ms', lock_timeout: '300ms', default_transaction_read_only: 'on' };

/** Derived, so that generating the configuration again changes nothing. */
const passwordOf = (appSecret: string) =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'kitara radius role', 24)).toString('base64url');

/** Returns the statements that create the role, or bring it up to date: it reads the two views and nothing else. */
export const roleStatements = (appSecret: string): string[] => [
  `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${ROLE}') THEN CREATE ROLE ${ROLE}; END IF; END $$`,
  `ALTER ROLE ${ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${passwordOf(appSecret)}'`,
  ...Object.entries(LIMITS).map(([name, value]) => `ALTER ROLE ${ROLE} SET ${name} = '${value}'`),
  `GRANT USAGE ON SCHEMA radius TO ${ROLE}`,
  `GRANT SELECT ON radius.radcheck_v, radius.radreply_v TO ${ROLE}`,
];

/**
 * Returns the role's connection to the database at an address, as libpq reads it. It brings the key of the lines' secrets, which
 * the database stores nowhere.
 */
export function radiusConninfo(url: string, appSecret: string): string {
  const hosts = addressesOf(url).map((each) => new URL(each));
  const [first] = hosts;
  const all = (of: (host: URL) => string) => hosts.map(of).join(',');
  const parts: Record<string, string | null | undefined> = {
    host: all(({ searchParams, hostname }) => searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, '')),
    port: all(({ port }) => port || '5432'),
    dbname: decodeURIComponent(first?.pathname.slice(1) ?? ''),
    user: ROLE,
    password: passwordOf(appSecret),
    sslmode: first?.searchParams.get('sslmode'),
    sslrootcert: first?.searchParams.get('sslrootcert'),
    connect_timeout: '2',
    application_name: 'freeradius',
    options: `-c kitara.radius_key=${lineSecretKey(appSecret).toString('hex')}`,
  };
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const strange = given.find(([, value]) => /['"\\$]/.test(value));
  if (strange) throw new StartRefused(`The database's ${strange[0]} may not contain quotes, $ or \\.`);
  return given.map(([name, value]) => `${name}='${value}'`).join(' ');
}

/**
 * Creates the role unless it can already be used. Throws StartRefused with the statements if our database user may not, or if a
 * pooler in between drops the key.
 */
export async function ensureRadiusRole(sql: Sql, url: string, appSecret: string): Promise<void> {
  if (await isUsable(url, appSecret)) return;
  try {
    for (const statement of roleStatements(appSecret)) await sql.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    const statements = roleStatements(appSecret).map((statement) => `${statement};`);
    throw new StartRefused(
      `The database user may not create roles. Let an administrator run this in Kitara's database, then try again:\n${statements.join('\n')}`,
    );
  }
  if (await isUsable(url, appSecret)) return;
  throw new StartRefused(
    `The role ${ROLE} cannot use the database as FreeRADIUS must: behind a pooler, give the server's own address with --database.`,
  );
}

/** Returns whether the role can sign in and read the views, with its limits and its key. */
async function isUsable(url: string, appSecret: string): Promise<boolean> {
  const [address = url] = addressesOf(url);
  const own = new URL(address);
  own.username = ROLE;
  own.password = passwordOf(appSecret);
  const key = lineSecretKey(appSecret).toString('hex');
  const client = new pg.Client({ connectionString: own.href, options: `-c kitara.radius_key=${key}` });
  // A connection that is lost later is reported by the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('kitara.radius_key', true) = $1 AND current_setting('statement_timeout') = $2
         AND has_table_privilege('radius.radcheck_v', 'SELECT') AND has_table_privilege('radius.radreply_v', 'SELECT') AS usable`,
      [key, LIMITS.statement_timeout],
    );
    return rows[0]?.usable === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
