import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartRefused } from '../../settings/StartRefused';
import { isUnavailable } from '../unavailable';
import { type Account, accountHere, commandAs } from './account';
import { initialise, USER } from './initialise';
import { type Place, placeFor } from './place';
import { postgresPrograms } from './programs';

/** PostgreSQL with its files under DATA_DIR, as long as this process uses it. */
export interface Cluster {
  /** For this process and others of the same machine; it holds the password. */
  url: string;
  note: string | null;
  /** Ends this process's use; PostgreSQL stops with the last process that uses it. */
  close(): Promise<void>;
}

interface Options {
  account?: Account;
  /** The module from which the package of the programs is looked for. */
  from?: string;
  /** PostgreSQL's own settings beside ours. */
  settings?: Record<string, string>;
  /** Told that PostgreSQL has ended by itself, and that it runs again. */
  report?: (message: string) => void;
}

/** Held shared by every process that uses the cluster: who gets it alone is the last one. */
const IN_USE = 7_205_514;
/** Milliseconds that PostgreSQL may take until it answers: after a crash it first reads again what it had written. */
const PATIENCE = 120_000;
/** Bytes of a socket's address on the systems that take least. */
const LONGEST_ADDRESS = 103;
const LOG_SIZE = 1024 * 1024;

/**
 * Opens the database of a DATA_DIR: makes it, starts PostgreSQL, or uses the one that another process has started or that
 * was left behind by a process that was killed. Any number of processes may have it open. While it is open, a PostgreSQL
 * that ends by itself is started again.
 */
export async function openCluster(dataDir: string, options: Options = {}): Promise<Cluster> {
  const { account = accountHere(), report = () => undefined } = options;
  const place = placeFor(account, dataDir, postgresPrograms(options.from));
  await initialise(place, account);
  const address = await addressIn(place.folder);
  const server = new EmbeddedServer(place, account, { ...SETTINGS, ...address.settings, ...options.settings });
  let isClosing = false;
  let session = await server.join(address.url, Date.now() + PATIENCE);

  const watch = () => {
    session.once('end', async () => {
      if (isClosing) return;
      report('PostgreSQL has ended by itself; it is started again');
      for (let pause = 100; !isClosing; pause = Math.min(pause * 2, 5_000)) {
        try {
          session = await server.join(address.url, Date.now() + PATIENCE);
          watch();
          report('PostgreSQL runs again');
          return;
        } catch (error) {
          report((error as Error).message);
          await delay(pause);
        }
      }
    });
  };
  watch();

  return {
    url: address.url,
    note: place.note,
    async close() {
      isClosing = true;
      const isLast = await leave(session).catch(() => false);
      if (isLast) await server.stop();
      await session.end().catch(() => undefined);
    },
  };
}

/** Ends a session's use of the cluster; answers whether nobody else uses it. Of several that leave at once, one is told so. */
async function leave(session: pg.Client): Promise<boolean> {
  await session.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
  const { rows } = await session.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [IN_USE]);
  return rows[0]?.alone === true;
}

/** What PostgreSQL writes into its log holds no statement: people's data stands in them. */
const SETTINGS: Record<string, string> = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
};

interface Address {
  url: string;
  settings: Record<string, string>;
}

/** A socket in the folder; where there are none, or its path would be too long, a port that only this machine reaches. */
async function addressIn(folder: string): Promise<Address> {
  const password = readFileSync(join(folder, 'password'), 'utf8');
  const isLong = Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > LONGEST_ADDRESS;
  if (process.platform !== 'win32' && !isLong)
    return {
      url: `postgres://${USER}:${password}@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
      settings: {
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: folder,
        unix_socket_permissions: '0700',
      },
    };
  const file = join(folder, 'port');
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  const port = readFileSync(file, 'utf8');
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
  };
}

/** A port of this machine that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Reasons for which PostgreSQL does not start that pass: another one runs, or ends. */
const PASSING = /lock file|pre-existing shared memory/;

class EmbeddedServer {
  #child: ChildProcess | null = null;
  /** Why the program could not be run at all. */
  #failure: Error | null = null;
  /** Where in the log the last start begins. */
  #logFrom = 0;

  constructor(
    private readonly place: Place,
    private readonly account: Account,
    private readonly settings: Record<string, string>,
  ) {}

  /** A session that holds the cluster in use; PostgreSQL is started where it does not run. */
  async join(url: string, deadline: number): Promise<pg.Client> {
    for (;;) {
      try {
        return await this.#use(url);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
      if (!this.#isStarting()) {
        const reason = this.#child && this.#reason();
        if (reason && !PASSING.test(reason)) {
          this.#child = null;
          throw new StartRefused(`PostgreSQL does not start in ${this.place.folder}: ${reason}`);
        }
        this.#spawn();
      }
      if (Date.now() > deadline)
        throw new StartRefused(`PostgreSQL does not answer; its log is ${join(this.place.folder, 'log')}.`);
      await delay(50);
    }
  }

  #isStarting(): boolean {
    const child = this.#child;
    return child !== null && this.#failure === null && child.exitCode === null && child.signalCode === null;
  }

  async #use(url: string): Promise<pg.Client> {
    const session = new pg.Client({ connectionString: url, application_name: 'kitara in use' });
    session.on('error', () => undefined);
    try {
      await session.connect();
      await session.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
      return session;
    } catch (error) {
      await session.end().catch(() => undefined);
      throw error;
    }
  }

  /** In a process group of its own: a Ctrl C in the terminal is for us, who stop it in time. */
  #spawn(): void {
    const { folder, programs } = this.place;
    const log = join(folder, 'log');
    if (existsSync(log) && statSync(log).size > LOG_SIZE) renameSync(log, `${log}.1`);
    const descriptor = openSync(log, 'a', 0o600);
    this.#logFrom = existsSync(log) ? statSync(log).size : 0;
    const settings = Object.entries(this.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = commandAs(this.account, programs.postgres, ['-D', join(folder, 'data'), ...settings]);
    this.#child = spawn(command.program, command.args, {
      ...command.options,
      cwd: folder,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', descriptor, descriptor],
    });
    this.#failure = null;
    this.#child.once('error', (error) => {
      this.#failure = error;
    });
    this.#child.unref();
    closeSync(descriptor);
  }

  /** Why the last start failed, in PostgreSQL's words. */
  #reason(): string {
    if (this.#failure) return this.#failure.message;
    const said = readFileSync(join(this.place.folder, 'log')).subarray(this.#logFrom).toString();
    const lines = said.trim().split('\n');
    const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
    return (fatal ?? '').replace(/^.*?(FATAL|PANIC): +/, '') || 'it says nothing about why';
  }

  /** Ends every session and writes everything out. */
  async stop(): Promise<void> {
    const { folder, programs } = this.place;
    const args = ['stop', '-D', join(folder, 'data'), '-m', 'fast', '-w', '-t', '60'];
    const command = commandAs(this.account, programs.pgCtl, args);
    await promisify(execFile)(command.program, command.args, { ...command.options, cwd: folder });
  }
}
