import type { AdapterName } from './adapters';

/** A test that an adapter is excused from, and why. */
export interface Skip {
  test: string;
  adapter: AdapterName;
  reason: string;
}

const ONE_PROCESS = 'its data belongs to one process; there is no other to be behind';

/** Every excuse there is; the suite prints them and fails for one whose test is gone. */
export const SKIPS: readonly Skip[] = [
  { test: 'a total follows another process within a second', adapter: 'lowdb', reason: ONE_PROCESS },
];
