import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openCluster } from '../../server/store/embedded/openCluster';
import { applyMigrations } from '../../server/store/migrations';
import { BUILT_SERVER, builtCommand } from '../builtServer';
import { migratedDatabase, openMigratedDatabase } from '../databases';
import { freePort } from '../freePort';
import { comeBack, orderAndPay, orderBody } from '../payments/orders';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { todayFolder } from '../support/templates';
import { until } from '../until';
import { ask, isAlive, ownFolder, processOf } from './folder';

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});
const serve = async (env: Record<string, string>) => {
  const server = await ServerProcess.start(env);
  running.push(server);
  return server;
};

/** Runs a command; returns its output and its exit code. */
async function outcomeOf(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

const ADMIN = { ADMIN_NAME: 'Ruth Asiimwe', ADMIN_EMAIL: 'ruth@kitara.example', ADMIN_PASSWORD: 'violet harbour 71' };
const signInAs = (server: ServerProcess) =>
  server.call('POST', 'accounts/auth/login', {
    body: { username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
  });

describe('on one DATA_DIR', () => {
  it('two servers that start concurrently serve one database, and one continues without the other', async () => {
    const env = { DATA_DIR: ownFolder() };
    const [one, two] = await Promise.all([serve(env), serve(env)]);
    const { body } = await one.call<{ subscriptionForm: { id: string } }>('POST', 'onboarding/subscription', {
      body: await orderBody(two),
    });
    const path = `subscription-forms/${body.subscriptionForm.id}`;
    expect((await two.call('GET', path)).status).toBe(200);
    expect(await one.stop()).toBe(0);
    expect((await two.call('GET', path)).status).toBe(200);
    expect(await two.stop()).toBe(0);
  });

  it('an administrator created beside a running server can sign in, also after the server was killed', async () => {
    const env = { DATA_DIR: await todayFolder() };
    const server = await serve(env);
    expect(await outcomeOf([builtCommand('createAdmin')], { ...env, ...ADMIN })).toEqual({
      code: 0,
      said: 'ruth@kitara.example can sign in now.',
    });
    expect((await signInAs(server)).status).toBe(200);
    await server.kill();
    await server.restart();
    expect((await signInAs(server)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('lets running calls finish, and stops the database with the server', async () => {
    const provider = await serveProvider();
    const folder = await todayFolder();
    // The reconciler would also ask the provider, which would not show that our call is running.
    const server = await serve({ DATA_DIR: folder, ...provider.env, RECONCILE_EVERY: '3600000' });
    provider.control.dropIpns(true);
    const { attempt } = await orderAndPay(server);
    await provider.control.settle(attempt.trackingId, 'COMPLETED');
    const cluster = await openCluster(folder);
    const pid = await processOf(cluster.url);
    await cluster.close();

    const call = 'Transactions/GetTransactionStatus';
    provider.holdAnswers(call);
    const answer = comeBack(server, attempt);
    await until('the provider to be asked', async () => provider.answered.includes(call));
    const stopped = server.stop();
    await until('nobody to be let in', async () =>
      fetch(`http://127.0.0.1:${server.port}/livez`).then(
        () => false,
        () => true,
      ),
    );
    provider.releaseAnswers();
    expect((await answer).status).toBe(200);
    expect(await stopped).toBe(0);
    await until('PostgreSQL to be gone', async () => !isAlive(pid));
    provider.close();
  });

  it('npm start stops the server that npm has started', async () => {
    const [folder, project, port] = [await todayFolder(), ownFolder(), await freePort()];
    const { child, said } = npmStart(project, { DATA_DIR: folder, PORT: String(port) });
    await until('the server to be ready', async () => said().includes('ready on'));
    const cluster = await openCluster(folder);
    const pid = await processOf(cluster.url);
    await cluster.close();
    child.kill('SIGTERM');
    await once(child, 'close');
    await until('PostgreSQL to be gone', async () => !isAlive(pid));
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
  });
});

/** Runs `npm start` with the script of the project's package.json, without installing and building. */
function npmStart(project: string, env: Record<string, string>): { child: ChildProcess; said(): string } {
  const here = process.cwd();
  mkdirSync(join(project, 'server'));
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts: { start } }));
  const moduleAt = (path: string) => JSON.stringify(pathToFileURL(join(here, path)).href);
  writeFileSync(
    join(project, 'server/start.mjs'),
    `process.chdir(${JSON.stringify(here)});
    await import(${moduleAt(BUILT_SERVER)});`,
  );
  const child = spawn('npm', ['start', '--silent'], {
    cwd: project,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'warn', DEMO_SIZE: 'small', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  return { child, said: () => text };
}

describe('a start that cannot succeed explains in one line', () => {
  const refused = async (env: Record<string, string>) => {
    const { code, said } = await outcomeOf([BUILT_SERVER], { PORT: '0', ...env });
    expect(code).toBe(1);
    return said;
  };

  it('that the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refused({ DATA_DIR: ownFolder(), PORT: String(port) })).toBe(`Port ${port} is in use; set PORT.`);
    other.close();
  });

  it.each(['/proc/x', '/dev/null/x'])('that DATA_DIR cannot be a folder: %s', async (folder) => {
    expect(await refused({ DATA_DIR: folder })).toMatch(/^DATA_DIR cannot be used: E[A-Z]+: .*\.$/);
  });

  it('that too few files may be open at once', () => {
    const check = "import('./server/install.mjs').then(({ requireRuntime }) => requireRuntime())";
    const start = (limit: number) =>
      spawnSync('sh', ['-c', `ulimit -n ${limit} && exec "$0" -e "$1"`, process.execPath, check], { encoding: 'utf8' });
    expect(start(256)).toMatchObject({ status: 0, stderr: '' });
    const { status, stderr } = start(255);
    expect([status, stderr]).toEqual([
      1,
      'At least 256 files must be allowed to be open at once; 255 are: raise it with ulimit -n 4096.\n',
    ]);
  });

  it('that no database answers', async () => {
    const port = await freePort();
    expect(await refused({ DATABASE_URL: `postgres://kitara@127.0.0.1:${port}/kitara` })).toBe(
      `The database does not answer (connect ECONNREFUSED 127.0.0.1:${port}). Is DATABASE_URL right?`,
    );
  });

  it('that the database refuses this password', async () => {
    const cluster = await openCluster(ownFolder());
    const url = new URL(cluster.url);
    url.password = 'wrong';
    expect(await refused({ DATABASE_URL: url.href })).toBe(
      'The database refuses: password authentication failed for user "kitara".',
    );
    await cluster.close();
  });

  it('that a newer version has migrated the database', async () => {
    const database = await migratedDatabase();
    await ask(database.url, `INSERT INTO schema_migrations (name) VALUES ('9999_tomorrow.sql')`);
    expect(await refused({ DATABASE_URL: database.url })).toBe(
      'The database was migrated by a newer version (9999_tomorrow.sql). Start that version, or restore a backup.',
    );
    expect(await ask(database.url, 'SELECT count(*)::int AS n FROM users')).toEqual([{ n: 0 }]);
    await database.drop();
  });
});

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
  AND wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE%'`;

describe('a migration', () => {
  it('waits for a locked table without making others wait, and finishes once it is free', async () => {
    const database = await openMigratedDatabase();
    const folder = ownFolder();
    writeFileSync(join(folder, '0001_wide.sql'), 'ALTER TABLE users ADD COLUMN nickname text');
    await database.query('DELETE FROM schema_migrations');
    const isWaiting = async () => (await database.query(WAITING)).length > 0;
    let migrated: Promise<string[]> = Promise.resolve([]);
    await database.transaction(async (held) => {
      await held.query('SELECT count(*) FROM users');
      migrated = applyMigrations(database, folder);
      await until('the migration to wait', isWaiting);
      await until('it to give up', async () => !(await isWaiting()));
      expect(await database.query('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 0 }]);
    });
    expect(await migrated).toEqual(['0001_wide.sql']);
    await database.close();
  });
});
