// A throw-away PostgreSQL server for the tests: made in a temporary folder, on a free port, gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The folder of PostgreSQL's programs: on the PATH's usual places, or PGBIN. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env.PGBIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ];
  return (
    places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
  );
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the server; `settings` are postgres -c settings. Answers its address and how to stop it. */
export async function startPostgres(
  settings: string[] = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const programs = postgresPrograms();
  if (!programs)
    throw new Error('PostgreSQL is not installed: run `npm test`, which installs it on Debian, or set PGBIN.');
  const folder = mkdtempSync(join(tmpdir(), 'kitara-postgres-'));
  // PostgreSQL refuses to run as root, so there it runs as the user its package made.
  const asRoot = userInfo().uid === 0;
  const user = asRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'kitara', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...settings,
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((each) => ['-c', each])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGINT');
    });
  return { url: `postgres://kitara@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop };
}
