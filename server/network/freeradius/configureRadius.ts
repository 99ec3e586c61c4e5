import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { StartRefused } from '../../base/StartRefused';
import type { Database } from '../../store/Database';
import type { Store } from '../../store/Store';
import { lineSecretKey } from '../lineSecret';
import { openSharedSecret } from '../sharedSecret';
import { type Client, configurationFiles, INSTANCES, type Listening } from './configurationFiles';
import { ensureRadiusRole, radiusConninfo } from './radiusRole';

/** The files that are the same everywhere. */
const SHIPPED = { folder: join(process.cwd(), 'docs/deploy/radius'), names: ['radiusd.conf', 'access_reject'] };
/** Debian's name of the program; elsewhere it is `radiusd`. */
const PROGRAM = 'freeradius';

interface Options extends Listening {
  folder: string;
  /** The folder for accounting packets. */
  spool: string;
  /** The database as FreeRADIUS reaches it. */
  databaseUrl: string;
  appSecret: string;
}

/**
 * Writes FreeRADIUS' complete configuration into a folder, creates its database role, and checks the result with FreeRADIUS if it
 * is installed. Returns lines for the operator. Throws StartRefused if something must be corrected first.
 */
export async function configureRadius(database: Database, store: Store, options: Options): Promise<string[]> {
  const { folder, spool, databaseUrl, appSecret } = options;
  const strange = [folder, spool].find((path) => !/^\/[\w./-]+$/.test(path));
  if (strange) throw new StartRefused(`The folder ${strange} may only contain letters, digits and . _ - /`);
  await ensureRadiusRole(database, databaseUrl, appSecret);
  const found = await store.find(networkAccessServers, { where: [{ path: 'status', in: ['ACTIVE'] }] });
  const clients: Client[] = [];
  const unopened: string[] = [];
  for (const nas of found) {
    const secret = openSharedSecret(appSecret, nas);
    if (secret) clients.push({ name: nas.name, address: nas.address, vendor: nas.vendor, secret });
    else unopened.push(nas.name);
  }
  write(folder, spool, configurationFiles(clients, radiusConninfo(databaseUrl, appSecret), options));
  return [
    `${folder} is written: two instances for ${clients.length} NAS.`,
    ...(unopened.length > 0
      ? [`Left out, because the shared secret cannot be opened (give it a new one): ${unopened.join(', ')}.`]
      : []),
    ...(await unopenedLines(database, appSecret)),
    check(folder),
  ];
}

/** Only the owner and the group may read the files, because they contain secrets. */
function write(folder: string, spool: string, generated: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  mkdirSync(spool, { recursive: true, mode: 0o770 });
  const shipped = SHIPPED.names.map((name) => [name, readFileSync(join(SHIPPED.folder, name), 'utf8')] as const);
  for (const [name, text] of [...Object.entries(generated), ...shipped]) {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o640 });
    // An existing file keeps its mode.
    chmodSync(file, 0o640);
  }
}

async function unopenedLines(database: Database, appSecret: string): Promise<string[]> {
  const key = lineSecretKey(appSecret).toString('hex');
  const [row] = await database.transaction(async (sql) => {
    await sql.query(`SET LOCAL kitara.radius_key = '${key}'`);
    return sql.query(
      `SELECT count(*) AS count FROM radius.radcheck_v JOIN access_lines USING (username)
       WHERE attribute = 'Response-Packet-Type' AND status = 'ACTIVE'`,
    );
  });
  const count = Number(row?.count ?? 0);
  return count > 0
    ? [`${count} access lines get no answer, because their secret cannot be opened: give each a new one.`]
    : [];
}

/** Returns what FreeRADIUS says about the configuration. */
function check(folder: string): string {
  for (const instance of INSTANCES) {
    const { error, status, stdout } = spawnSync(PROGRAM, ['-XC', '-d', folder, '-n', instance], { encoding: 'utf8' });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
      return `It is not checked: ${PROGRAM} is not installed here.`;
    if (error) throw error;
    if (status !== 0) throw new StartRefused(`FreeRADIUS refuses the configuration: ${reasonIn(stdout)}`);
  }
  return 'FreeRADIUS accepts the configuration. Restart one instance after the other.';
}

/** Returns the last lines of FreeRADIUS' output, which say why it stopped. */
const reasonIn = (output: string) => output.trim().split('\n').slice(-3).join(' ');
