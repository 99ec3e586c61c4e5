import type { AdapterName } from './adapters';

/** A test that is skipped for an adapter, and why. */
export interface Skip {
  test: string;
  adapter: AdapterName;
  reason: string;
}

const ONE_PROCESS = 'its data belongs to one process; there is no other to be behind';

/** Every skipped test. The suite prints them and fails if one of the tests no longer exists. */
export const SKIPS: readonly Skip[] = [
  { test: 'a total follows another process within a second', adapter: 'lowdb', reason: ONE_PROCESS },
];
