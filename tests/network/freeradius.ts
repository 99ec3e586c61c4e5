import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTANCES } from '../../server/network/freeradius/configurationFiles';
import { configureRadius } from '../../server/network/freeradius/configureRadius';
import type { Database } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { ownFolder } from '../embedded/folder';
import { until } from '../support/until';

const PROGRAMS = ['/usr/sbin/freeradius', '/usr/bin/radclient', '/usr/lib/freeradius/rlm_sql_postgresql.so'];
const missing = PROGRAMS.find((program) => !existsSync(program));
/** The reason why these tests cannot run here; null if they can. */
export const lacking = missing
  ? `there is no ${missing}; Debian's packages are freeradius, freeradius-postgresql and freeradius-utils`
  : null;

/** Returns the first of four free UDP ports that follow each other. */
export async function freeRadiusPorts(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = createSocket('udp4').once('error', () => resolve(false));
      socket.bind(port, '127.0.0.1', () => socket.close(() => resolve(true)));
    });
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all([0, 1, 2, 3].map((more) => isFree(port + more)));
    if (free.every(Boolean)) return port;
  }
}

/** Starts an instance of the configuration in a folder: the program with its file `<instance>.conf`. */
export async function startInstance(folder: string, instance: string) {
  let said = '';
  const child: ChildProcess = spawn('/usr/sbin/freeradius', ['-f', '-l', 'stdout', '-d', folder, '-n', instance], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk) => {
      said += chunk;
    });
  await until('FreeRADIUS to listen', async () => {
    if (child.exitCode !== null) throw new Error(`FreeRADIUS did not start:\n${said}`);
    return said.includes('Ready to process requests');
  });
  return {
    async stop() {
      const ended = new Promise<unknown>((resolve) => child.once('exit', resolve));
      if (child.kill('SIGKILL')) await ended;
    },
  };
}

/** Configures and starts both instances for a database, in a folder that is removed after the file's tests. */
export async function startFreeRadius(database: Database, databaseUrl: string, appSecret: string) {
  const folder = ownFolder();
  const port = await freeRadiusPorts();
  const store = createPostgresStore(database);
  const options = { folder, spool: join(folder, 'spool'), databaseUrl, appSecret, address: '127.0.0.1', port };
  /** Generates the configuration; returns the lines for the operator. */
  const configure = () => configureRadius(database, store, options);
  const said = await configure();
  const instances = await Promise.all(INSTANCES.map((instance) => startInstance(folder, instance)));
  const stop = () => Promise.all(instances.map((each) => each.stop()));
  return { folder, port, said, configure, stop };
}

export interface Reply {
  /** SILENCE: there was no answer within two seconds. */
  result: 'ACCEPT' | 'REJECT' | 'SILENCE' | 'ACCOUNTED';
  /** The values of the reply, by attribute; of an attribute that comes twice, both. */
  attributes: Record<string, string>;
}

const RESULTS = { 'Access-Accept': 'ACCEPT', 'Access-Reject': 'REJECT', 'Accounting-Response': 'ACCOUNTED' } as const;

/** Sends a packet once, as a router would, and waits for two seconds at most. */
export async function radclient(
  { port, secret, type = 'auth' }: { port: number; secret: string; type?: 'auth' | 'acct' },
  attributes: readonly string[],
): Promise<Reply> {
  const child = spawn('/usr/bin/radclient', ['-x', '-t', '2', '-r', '1', `127.0.0.1:${port}`, type, secret]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.end(attributes.join('\n'));
  await new Promise((resolve) => child.once('close', resolve));
  const [, received = '', rest = ''] = /Received (\S+) [\s\S]*?\n([\s\S]*)$/.exec(output) ?? [];
  const result = RESULTS[received as keyof typeof RESULTS];
  if (!result && !output.includes('No reply from server')) throw new Error(`radclient failed:\n${output}`);
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of rest.matchAll(/^\t(\S+) = "?(.*?)"?$/gm))
    found[name] = name in found ? `${found[name]} and ${value}` : value;
  return { result: result ?? 'SILENCE', attributes: found };
}
