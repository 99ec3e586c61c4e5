import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountHere, commandAs } from '../../server/store/embedded/account';
import { ownFolder } from '../embedded/folder';
import { freePort } from '../freePort';
import { until } from '../until';

const PROGRAM = '/usr/sbin/pgbouncer';
/** The reason why these tests cannot run here; null if they can. */
export const lacking = existsSync(PROGRAM) ? null : `there is no ${PROGRAM}; Debian's package is pgbouncer`;

/** Starts PgBouncer with the shipped configuration in front of a database URL; `change` may edit the final file. */
export async function startPgBouncer(url: string, change = (text: string) => text) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const folder = ownFolder();
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const listening = await freePort();
  const shipped = readFileSync('docs/deploy/pgbouncer.ini', 'utf8');
  const server = `host=${searchParams.get('host') ?? hostname} port=${port || 5432}`;
  const ours = `listen_port = ${listening}\nauth_file = ${users}\nunix_socket_dir =\n`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, change(`${shipped.replace('host=127.0.0.1 port=5432', server)}\n${ours}`));
  const { program, args, options } = commandAs(accountHere(), PROGRAM, [file]);
  let said = '';
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await until('PgBouncer to listen', async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said}`);
    return said.includes('process up');
  });
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listening}${pathname}`,
    said: () => said,
    stop: () => child.kill('SIGKILL'),
  };
}
