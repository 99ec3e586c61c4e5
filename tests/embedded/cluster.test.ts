import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { accountHere } from '../../server/store/embedded/account';
import { EmbeddedServer } from '../../server/store/embedded/EmbeddedServer';
import { openCluster } from '../../server/store/embedded/openCluster';
import { placeFor } from '../../server/store/embedded/place';
import { postgresPrograms } from '../../server/store/embedded/programs';
import { emptyFolder } from '../support/templates';
import { until } from '../until';
import { ask, isAlive, ownFolder, processOf } from './folder';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Starts another process that has a folder's database open. */
async function otherProcess(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', 'tests/embedded/useInAnotherProcess.ts', folder];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return { child, url: String(said).trim() };
}

/** Waits until a killed process is gone; its new parent may need a moment to reap it. */
const ended = (pid: number) => until('PostgreSQL to be gone', async () => !isAlive(pid));

describe('the embedded database', () => {
  it('is a PostgreSQL that syncs, answers only on this machine, and requires its password', async () => {
    const folder = ownFolder();
    const cluster = await openCluster(folder);
    const [settings] = await ask<object>(
      cluster.url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        current_setting('full_page_writes') AS pages, current_setting('listen_addresses') AS listens,
        current_setting('server_version_num')::int / 10000 AS major, current_setting('TimeZone') AS zone`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', listens: '', major: 18, zone: 'UTC' });
    const wrong = new URL(cluster.url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect([folder, join(folder, 'postgres'), join(folder, 'postgres/data')].map(modeOf)).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(modeOf(join(folder, 'postgres/password'))).toBe('600');
    await cluster.close();
  });

  it('syncs its write-ahead log with every commit', async () => {
    const cluster = await openCluster(await emptyFolder());
    const session = new pg.Client({ connectionString: cluster.url });
    await session.connect();
    const syncs = async () => {
      await session.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await session.query<{ n: number }>(
        `SELECT sum(fsyncs)::int AS n FROM pg_stat_io WHERE object = 'wal' AND backend_type = 'client backend'`,
      );
      return rows[0]?.n ?? 0;
    };
    await session.query('CREATE TABLE written (n int)');
    const before = await syncs();
    for (let n = 0; n < 20; n += 1) await session.query('INSERT INTO written VALUES ($1)', [n]);
    expect(await syncs()).toBeGreaterThanOrEqual(before + 20);
    await session.end();
    await cluster.close();
  });

  it('knows upper and lower case of every alphabet, and has the search extensions', async () => {
    const cluster = await openCluster(await emptyFolder());
    expect(await ask(cluster.url, `SELECT lower('ÉCOLE ŊŊ') AS small`)).toEqual([{ small: 'école ŋŋ' }]);
    for (const name of ['pg_trgm', 'unaccent', 'fuzzystrmatch']) await ask(cluster.url, `CREATE EXTENSION ${name}`);
    await cluster.close();
  });

  it('is created once by several processes that open it concurrently, and stops with the last of them', async () => {
    const folder = ownFolder();
    const clusters = await Promise.all([openCluster(folder), openCluster(folder), openCluster(folder)]);
    const [first, second, third] = clusters as [(typeof clusters)[0], (typeof clusters)[0], (typeof clusters)[0]];
    expect(new Set(clusters.map(({ url }) => url)).size).toBe(1);
    const pid = await processOf(first.url);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.close();
    expect(await ask(second.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await Promise.all([second.close(), third.close()]);
    await ended(pid);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  it('that another process is starting is waited for, whatever its log says in the meantime', async () => {
    const folder = await emptyFolder();
    const cluster = await openCluster(folder);
    const sockets = join(folder, 'postgres');
    const later = join(ownFolder(), 'later');
    const url = cluster.url.replace(encodeURIComponent(sockets), encodeURIComponent(later));
    const account = accountHere();
    const server = new EmbeddedServer(placeFor(account, folder, postgresPrograms()), account, {});
    const log = join(sockets, 'log');
    const before = statSync(log).size;
    const joined = server.join(url, Date.now() + 60_000);
    const said = () => readFileSync(log).subarray(before).toString();
    await until('a second start to be refused', async () => /lock file/.test(said()));
    appendFileSync(log, '2026-03-14 09:00:00 UTC [1] FATAL:  the database system is starting up\n');
    const starts = said().match(/lock file/g)?.length ?? 0;
    await until('it to be tried again', async () => (said().match(/lock file/g)?.length ?? 0) > starts + 1);
    symlinkSync(sockets, later);
    await (await joined).end();
    await cluster.close();
  });

  it('is shared with another process, and continues when that one is killed', async () => {
    const folder = await emptyFolder();
    const other = await otherProcess(folder);
    const pid = await processOf(other.url);
    await ask(other.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const cluster = await openCluster(folder);
    expect(await processOf(cluster.url)).toBe(pid);
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    expect(await ask(cluster.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await cluster.close();
    await ended(pid);
  });

  it('left running by a killed process is found again, with all its data', async () => {
    const folder = await emptyFolder();
    const other = await otherProcess(folder);
    const pid = await processOf(other.url);
    await ask(other.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    expect(isAlive(pid)).toBe(true);
    const cluster = await openCluster(folder);
    expect(await processOf(cluster.url)).toBe(pid);
    expect(await ask(cluster.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await cluster.close();
    await ended(pid);
  });

  it('is restarted when PostgreSQL is killed, and no committed data is lost', async () => {
    const said: string[] = [];
    const cluster = await openCluster(await emptyFolder(), { report: (message) => said.push(message) });
    await ask(cluster.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const pid = await processOf(cluster.url);
    process.kill(pid, 'SIGKILL');
    await until('PostgreSQL to run again', async () => said.includes('PostgreSQL runs again'));
    expect(await ask(cluster.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    expect(await processOf(cluster.url)).not.toBe(pid);
    await cluster.close();
  });

  it('listens on a local port if its folder’s path is too long for a socket', async () => {
    const folder = join(ownFolder(), 'a'.repeat(60), 'b'.repeat(60));
    const cluster = await openCluster(folder);
    const { hostname, port, password } = new URL(cluster.url);
    expect(hostname).toBe('127.0.0.1');
    expect(await ask(cluster.url, `SELECT current_setting('listen_addresses') AS listens`)).toEqual([
      { listens: '127.0.0.1' },
    ]);
    const wrong = new pg.Client({ host: hostname, port: Number(port), user: 'kitara', password: `${password}x` });
    await expect(wrong.connect()).rejects.toThrow('password authentication failed');
    const again = await openCluster(folder);
    expect(again.url).toBe(cluster.url);
    await cluster.close();
    await again.close();
  });

  it('is created again if its creation was interrupted', async () => {
    const folder = ownFolder();
    mkdirSync(join(folder, `postgres.new-${process.pid}-left`, 'data'), { recursive: true });
    mkdirSync(join(folder, 'postgres.new-999999999-left', 'data'), { recursive: true });
    const cluster = await openCluster(folder);
    expect(readdirSync(folder)).toEqual(['postgres']);
    await cluster.close();
  });

  it('keeps its folder private, whoever created it', async () => {
    const folder = ownFolder();
    chmodSync(folder, 0o755);
    const cluster = await openCluster(folder);
    expect(modeOf(folder)).toBe('700');
    await cluster.close();
  });
});

describe('the embedded database is refused with one line', () => {
  const refusal = (folder: string) =>
    openCluster(folder).then(
      () => 'it opened',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it('if its files are damaged, with PostgreSQL’s message', async () => {
    const folder = await emptyFolder();
    const cluster = await openCluster(folder);
    await cluster.close();
    truncateSync(join(folder, 'postgres/data/global/pg_control'), 100);
    const line = await refusal(folder);
    expect(line).toMatch(/^StartRefused: PostgreSQL does not start in .*pg_control/);
    expect(line).not.toContain('\n');
  });

  it('if an earlier version has left a database that this one cannot read', async () => {
    const folder = ownFolder();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
    expect(await refusal(folder)).toBe(
      `StartRefused: ${folder}/postgres holds a database of an earlier version, which ran inside the server and cannot be read any more. Move it away, or set another DATA_DIR.`,
    );
    expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true);
  });

  it('if another version of PostgreSQL has created it', async () => {
    const folder = ownFolder();
    mkdirSync(join(folder, 'postgres/data'), { recursive: true });
    writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n');
    expect(await refusal(folder)).toBe(
      `StartRefused: ${folder}/postgres was made by PostgreSQL 17; this program comes with 18.`,
    );
  });
});
