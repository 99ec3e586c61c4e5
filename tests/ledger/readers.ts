import { expect } from 'vitest';
import type { World } from '../world';

/** The demo users with the HTTP status that they receive from the ledger. */
const READERS = [
  ['admin', 200],
  ['finance', 200],
  ['support', 403],
  ['agent', 403],
] as const;

/** Checks that only administrators and finance can read the paths. */
export async function expectForReadersOfTheLedger(world: World, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const [name, status] of READERS) {
      const reply = await world.call('GET', path, { token: await world.signIn(name) });
      expect([name, path, reply.status]).toEqual([name, path, status]);
    }
    expect((await world.call('GET', path)).status, path).toBe(401);
  }
}
