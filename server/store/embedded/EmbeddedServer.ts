import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartRefused } from '../../base/StartRefused';
import { isUnavailable } from '../unavailable';
import { commandAs, type OsAccount } from './account';
import type { DatabasePlace } from './place';

/** A shared lock of every process that uses the cluster. A process that gets it exclusively is the last one. */
const IN_USE = 7_205_514;
const LOG_SIZE = 1024 * 1024;

/** PostgreSQL's log must not contain statements, because they contain personal data. */
const LOG_SETTINGS: Record<string, string> = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
};

/**
 * Temporary reasons for which PostgreSQL does not start: another one is running, starting or stopping, and writes its messages to
 * the same log.
 */
const PASSING = /lock file|pre-existing shared memory|database system is (starting up|shutting down|in recovery)/;

/** Runs PostgreSQL as a process of its own, started by the first process that joins. */
export class EmbeddedServer {
  #child: ChildProcess | null = null;
  /** The reason why the program could not be run at all, or null. */
  #failure: Error | null = null;
  /** The position in the log at which the last start begins. */
  #logFrom = 0;

  constructor(
    private readonly place: DatabasePlace,
    private readonly account: OsAccount,
    /** PostgreSQL's own settings, in addition to those for its log. */
    private readonly settings: Record<string, string>,
  ) {}

  /** Opens a session that marks the cluster as in use. Starts PostgreSQL if it is not running. */
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

  /** Starts PostgreSQL in a process group of its own, so that Ctrl C in the terminal reaches only us. We then stop it in time. */
  #spawn(): void {
    const { folder, programs } = this.place;
    const log = join(folder, 'log');
    if (existsSync(log) && statSync(log).size > LOG_SIZE) renameSync(log, `${log}.1`);
    const descriptor = openSync(log, 'a', 0o600);
    this.#logFrom = existsSync(log) ? statSync(log).size : 0;
    const settings = Object.entries({ ...LOG_SETTINGS, ...this.settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
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

  /** Returns the reason for the last failed start, in PostgreSQL's words. */
  #reason(): string {
    if (this.#failure) return this.#failure.message;
    const said = readFileSync(join(this.place.folder, 'log')).subarray(this.#logFrom).toString();
    const lines = said.trim().split('\n');
    const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
    return (fatal ?? '').replace(/^.*?(FATAL|PANIC): +/, '') || 'it says nothing about why';
  }

  /** Ends every session and writes all data to disk. */
  async stop(): Promise<void> {
    const { folder, programs } = this.place;
    const args = ['stop', '-D', join(folder, 'data'), '-m', 'fast', '-w', '-t', '60'];
    const command = commandAs(this.account, programs.pgCtl, args);
    await promisify(execFile)(command.program, command.args, { ...command.options, cwd: folder });
  }
}

/**
 * Ends a session's use of the cluster. Returns true if no other process uses it; of several that leave at once, exactly one gets
 * true.
 */
export async function leaveCluster(session: pg.Client): Promise<boolean> {
  await session.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
  const { rows } = await session.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [IN_USE]);
  return rows[0]?.alone === true;
}
