import { readdirSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';

const { allRoutes } = await tsImport('./resources/catalogue/actionRoutes.ts', import.meta.url);

const shared = {
  env: { TZ: 'UTC' },
  // Only for tests that hang: no test has a shorter limit, since machines are slow while they do other things.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // Tests spend much of their time waiting, above all for databases.
  maxWorkers: 2,
  // Test files share imported modules: these files keep no state that another could see.
  isolate: false,
  setupFiles: ['tests/support/timeFile.ts', 'tests/support/failOnConsole.ts'],
};
/** A separate object for each project, because vitest removes what it has read from it. */
const define = () => ({ __ROUTES__: JSON.stringify(allRoutes) });

const screens = ['authProvider', 'src', 'public-site', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => (folder === 'tests' ? /\.test\.tsx$/ : /\.test\.tsx?$/).test(file))
    .map((file) => `${folder}/${file}`),
);
const inWindow = {
  ...shared,
  environment: 'jsdom',
  setupFiles: [...shared.setupFiles, 'tests/support/emptyDom.ts'],
};

/**
 * The tests of `unit` and the screens are next to the source (`unit` also checks the documents); `conformance` needs databases,
 * `e2e` a browser and the built product.
 */
export default defineConfig({
  test: {
    reporters: process.env.TEST_TIMES
      ? ['default', ['./tests/support/timingReporter.ts', { path: process.env.TEST_TIMES }]]
      : ['default'],
    projects: [
      {
        define: define(),
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{contract,resources,dataProvider,server,mock-server,tools}/**/*.test.ts',
            'tests/docs/**/*.test.ts',
          ],
        },
      },
      { define: define(), test: { ...inWindow, name: 'screens', include: screens } },
      {
        define: define(),
        // openapi-typescript uses TypeScript's compiler API, which version 7 no longer has.
        resolve: { alias: { typescript: '@ts-morph/common/dist/typescript.js' } },
        test: {
          ...shared,
          server: { deps: { inline: ['openapi-typescript'] } },
          name: 'conformance',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/docs/**'],
          globalSetup: ['tests/support/globalSetup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/embedded/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          setupFiles: [...shared.setupFiles, 'tests/e2e/setup.ts'],
          // As long as the browser waits for an element to click (`openPage`).
          expect: { poll: { timeout: 120_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
