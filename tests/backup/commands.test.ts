import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, truncateSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openCluster } from '../../server/store/embedded/openCluster';
import { ownFolder } from '../embedded/folder';
import { orderBody } from '../payments/orders';
import { serveProvider } from '../payments/providerOnPort';
import { ServerProcess } from '../payments/serverProcess';
import { tableNames } from './checksums';

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});

function command(script: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `server/backup/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a command says, and how it ends. */
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

it('npm run backup while the product serves, a wreck, npm run restore: the system is back', async () => {
  const [first, second, folder] = [ownFolder(), ownFolder(), ownFolder()];
  const provider = await serveProvider();
  const server = await ServerProcess.start({ DATA_DIR: first, ...provider.env });
  running.push(server);
  const { body } = await server.call<{ subscriptionForm: { id: string } }>('POST', 'onboarding/subscription', {
    body: await orderBody(server),
  });
  const backup = await outcomeOf('backupCommand', [folder], { DATA_DIR: first });
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/It is proved/) });
  const [name = ''] = readdirSync(folder);

  await server.kill();
  const file = join(folder, name);
  expect(await outcomeOf('restoreCommand', [file], { DATA_DIR: first })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database is not empty/),
  });
  rmSync(join(first, 'postgres/data/base'), { recursive: true });

  const restore = await outcomeOf('restoreCommand', [file, '--moved'], { DATA_DIR: second });
  expect(restore).toMatchObject({ code: 0, said: expect.stringMatching(/every table is the same/) });
  const again = await ServerProcess.start({ DATA_DIR: second, ...provider.env });
  running.push(again);
  expect((await again.call('GET', `subscription-forms/${body.subscriptionForm.id}`)).status).toBe(200);
  provider.close();
}, 180_000);

it('npm run restore refuses a file that was cut off in one line, and changes nothing', async () => {
  const [source, target, folder] = [ownFolder(), ownFolder(), ownFolder()];
  const server = await ServerProcess.start({ DATA_DIR: source });
  running.push(server);
  await outcomeOf('backupCommand', [folder], { DATA_DIR: source });
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
}, 120_000);

it('a backup that is killed leaves no file with its name, and the next one removes what it left', async () => {
  const [source, folder] = [ownFolder(), ownFolder()];
  const server = await ServerProcess.start({ DATA_DIR: source });
  running.push(server);
  mkdirSync(folder, { recursive: true });
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
  const child = command('backupCommand', [folder], { DATA_DIR: source });
  await begun;
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(folder).filter((name) => !name.endsWith('.half'))).toEqual([]);
  expect(await outcomeOf('backupCommand', [folder], { DATA_DIR: source })).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^kitara-\d{8}T\d{6}Z\.tar\.gz$/)]);
}, 120_000);
