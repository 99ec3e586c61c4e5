import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountHere } from '../../server/store/embedded/account';
import { EmbeddedServer } from '../../server/store/embedded/EmbeddedServer';
import { USER } from '../../server/store/embedded/initialise';
import { placeFor } from '../../server/store/embedded/place';
import { postgresPrograms } from '../../server/store/embedded/programs';
import { ask, isAlive, ownFolder, processOf } from '../embedded/folder';
import { freePort } from '../freePort';
import { todayFolder } from '../support/templates';
import { until } from '../until';

/** Settings for two processes on one disk that never loses power: the tests check what reaches the standby. */
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };

/**
 * Starts a primary and a standby that receives each transaction before it is acknowledged; both are real servers on local ports.
 */
export async function startPair() {
  const account = accountHere();
  const [folder, copy] = [await todayFolder(), ownFolder()];
  // A standby must have the same origin; this copy replaces `pg_basebackup`, which serves primaries with data.
  cpSync(join(folder, 'postgres'), join(copy, 'postgres'), { recursive: true });
  writeFileSync(join(copy, 'postgres/data/standby.signal'), '');
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8');
  const ports = [await freePort(), await freePort()] as const;
  const [primary, standby] = ports.map((port) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`) as [
    string,
    string,
  ];

  const start = async (where: string, port: number, url: string, settings: Record<string, string>) => {
    const place = placeFor(account, where, postgresPrograms());
    const server = new EmbeddedServer(place, account, { ...SETTINGS, port: String(port), ...settings });
    await (await server.join(url, Date.now() + 30_000)).end();
  };
  await start(folder, ports[0], primary, { synchronous_standby_names: 'standby' });
  await start(copy, ports[1], standby, {
    primary_conninfo: `host=127.0.0.1 port=${ports[0]} user=${USER} password=${password} application_name=standby`,
  });
  await until('the standby to follow', async () => {
    const [follower] = await ask(primary, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`);
    return follower;
  });
  return {
    /** The URL that names both servers, as in DATABASE_URL. */
    url: `postgres://${USER}:${password}@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres`,
    standby,
    /** Kills the primary at once, with all running work. */
    async killPrimary() {
      const main = await processOf(primary);
      const others = await ask<{ pid: number }>(primary, 'SELECT pid FROM pg_stat_activity');
      const all = [main, ...others.map(({ pid }) => pid)];
      for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await until('the primary to be gone', async () => !all.some(isAlive));
    },
    promote: () => ask(standby, 'SELECT pg_promote()'),
  };
}
