import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type Plugin } from 'vitest/config';

const { allRoutes } = await tsImport('./resources/actions/routes.ts', import.meta.url);

const shared = { env: { TZ: 'UTC' }, testTimeout: 20_000, hookTimeout: 60_000, setupFiles: ['tests/failOnConsole.ts'] };
/** Another one for each project: vitest takes out of it what it has read. */
const define = () => ({ __ROUTES__: JSON.stringify(allRoutes) });
/** Much of what these do is waiting, for databases above all. */
const inPairs = { maxWorkers: 2 };
/** What one file has imported is there for the next: these files hold nothing that another could see. */
const inOneProcess = { isolate: false };

const screens = ['src', 'public-site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
/** Needs a process of its own, where nothing has imported the real module before. */
const replacesModules = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(');
/** Answers the calls itself: one stand-in for the session serves all of these, so they can share a process. */
const answersCalls = (file: string) => !replacesModules(file) && readFileSync(file, 'utf8').includes('/testCalls');
const session = resolve('src/session/session.ts');
const sessionReplaced: Plugin = {
  name: 'session-replaced',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/session')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === session ? resolve('src/testing/replacedSession.ts') : null;
  },
};

/** `unit` and `screens` stand beside the source (`unit` checks the documents, too), `conformance` needs databases, `e2e` a browser and the built product. */
export default defineConfig({
  test: {
    projects: [
      {
        define: define(),
        test: {
          ...shared,
          ...inPairs,
          ...inOneProcess,
          name: 'unit',
          include: [
            '{contract,resources,dataProvider,authProvider,server,mock-server}/**/*.test.ts',
            'tests/docs/**/*.test.ts',
          ],
        },
      },
      {
        define: define(),
        test: {
          ...shared,
          ...inPairs,
          ...inOneProcess,
          name: 'screens',
          include: screens.filter((file) => !replacesModules(file) && !answersCalls(file)),
        },
      },
      {
        define: define(),
        plugins: [sessionReplaced],
        test: {
          ...shared,
          ...inPairs,
          ...inOneProcess,
          name: 'screens, session replaced',
          include: screens.filter(answersCalls),
        },
      },
      {
        define: define(),
        test: { ...shared, ...inPairs, name: 'screens, modules replaced', include: screens.filter(replacesModules) },
      },
      {
        define: define(),
        // openapi-typescript takes TypeScript's programming interface, which version 7 does not have any more.
        resolve: { alias: { typescript: '@ts-morph/common/dist/typescript.js' } },
        test: {
          ...shared,
          ...inPairs,
          server: { deps: { inline: ['openapi-typescript'] } },
          ...inOneProcess,
          name: 'conformance',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/docs/**'],
          globalSetup: ['tests/globalSetup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/embedded/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          ...inPairs,
          ...inOneProcess,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/e2e/setup.ts'],
          testTimeout: 120_000,
          // As long as the browser itself waits for what it is asked to press.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
