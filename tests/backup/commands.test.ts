import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, truncateSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCluster } from '../../server/store/embedded/openCluster';
import { builtCommand } from '../builtServer';
import { demoDatabase, migratedDatabase, type TestDatabase } from '../databases';
import { ask, ownFolder } from '../embedded/folder';
import { orderBody } from '../payments/orders';
import { ServerProcess } from '../payments/serverProcess';
import { tableNames } from './checksums';

let source: TestDatabase;
beforeEach(async () => {
  source = await migratedDatabase();
});
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await source?.drop();
});

type Command = 'backupCommand' | 'restoreCommand';

function command(name: Command, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [builtCommand(name), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command; returns its output and its exit code. */
async function outcomeOf(...given: Parameters<typeof command>): Promise<{ code: number; said: string }> {
  const child = command(...given);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

it('npm run backup while the product serves, and npm run restore after a wreck, bring the system back', async () => {
  const [elsewhere, folder] = [ownFolder(), ownFolder()];
  const demo = await demoDatabase();
  const DATABASE_URL = demo.url;
  const server = await ServerProcess.start({ DATABASE_URL });
  running.push(server);
  const { body } = await server.call<{ subscriptionForm: { id: string } }>('POST', 'onboarding/subscription', {
    body: await orderBody(server),
  });
  const backup = await outcomeOf('backupCommand', [folder], { DATABASE_URL });
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/It is proved/) });
  const [name = ''] = readdirSync(folder);

  await server.kill();
  const file = join(folder, name);
  expect(await outcomeOf('restoreCommand', [file], { DATABASE_URL })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database is not empty/),
  });
  await ask(demo.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');

  expect(await outcomeOf('restoreCommand', [file, '--moved'], { DATA_DIR: elsewhere })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/every table is the same/),
  });
  const again = await ServerProcess.start({ DATA_DIR: elsewhere });
  running.push(again);
  expect((await again.call('GET', `subscription-forms/${body.subscriptionForm.id}`)).status).toBe(200);
});

it('npm run restore refuses a truncated file with one line and changes nothing', async () => {
  const [target, folder] = [ownFolder(), ownFolder()];
  await outcomeOf('backupCommand', [folder], { DATABASE_URL: source.url });
  const file = join(folder, readdirSync(folder)[0] ?? '');
  truncateSync(file, 10_000);
  expect(await outcomeOf('restoreCommand', [file], { DATA_DIR: target })).toEqual({
    code: 1,
    said: `${file} is no backup of this product, or its end is missing. Nothing was restored.`,
  });
  const cluster = await openCluster(target);
  expect(await tableNames(cluster.url)).toEqual([]);
  await cluster.close();
  expect(await outcomeOf('restoreCommand', [join(folder, 'none')], { DATA_DIR: target })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no file /),
  });
});

it('a killed backup leaves no file with its final name, and the next one removes its leftovers', async () => {
  const folder = ownFolder();
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
  const child = command('backupCommand', [folder], { DATABASE_URL: source.url });
  await begun;
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(folder).filter((name) => !name.endsWith('.half'))).toEqual([]);
  expect(await outcomeOf('backupCommand', [folder], { DATABASE_URL: source.url })).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^kitara-\d{8}T\d{6}Z\.tar\.gz$/)]);
});
