import { defineConfig } from 'vitest/config';

const shared = { env: { TZ: 'UTC' }, testTimeout: 20_000, hookTimeout: 60_000 };
/** Much of what these do is waiting, for databases above all. */
const inPairs = { maxWorkers: 2 };

/** `unit` stands beside the source, `conformance` needs databases, `e2e` a browser and the built product. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          ...inPairs,
          name: 'unit',
          include: [
            '{contract,resources,dataProvider,authProvider,src,public-site,server,mock-server}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...shared,
          ...inPairs,
          name: 'conformance',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
          globalSetup: ['tests/globalSetup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
          // A browser on a busy machine now and then misses a moment that no wait can name; twice in a row it is a fault.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
