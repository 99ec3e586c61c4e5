import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';

const { allRoutes } = await tsImport('./resources/actions/routes.ts', import.meta.url);

const shared = { env: { TZ: 'UTC' }, testTimeout: 20_000, hookTimeout: 60_000, setupFiles: ['tests/failOnConsole.ts'] };
/** Another one for each project: vitest takes out of it what it has read. */
const define = () => ({ __ROUTES__: JSON.stringify(allRoutes) });
/** Much of what these do is waiting, for databases above all. */
const inPairs = { maxWorkers: 2 };

/** `unit` stands beside the source (and checks the documents), `conformance` needs databases, `e2e` a browser and the built product. */
export default defineConfig({
  test: {
    projects: [
      {
        define: define(),
        test: {
          ...shared,
          ...inPairs,
          name: 'unit',
          include: [
            '{contract,resources,dataProvider,authProvider,src,public-site,server,mock-server}/**/*.test.{ts,tsx}',
            'tests/docs/**/*.test.ts',
          ],
        },
      },
      {
        define: define(),
        // openapi-typescript takes TypeScript's programming interface, which version 7 does not have any more.
        resolve: { alias: { typescript: '@ts-morph/common/dist/typescript.js' } },
        test: {
          ...shared,
          ...inPairs,
          server: { deps: { inline: ['openapi-typescript'] } },
          name: 'conformance',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/docs/**'],
          globalSetup: ['tests/globalSetup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          ...inPairs,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/e2e/setup.ts'],
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
