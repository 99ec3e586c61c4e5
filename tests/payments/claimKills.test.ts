import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookForClaims } from '../../server/claims/jobs/lookForClaims';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { claimAsPayer, claimOn, newCode, paidBy, proveNumber, removeClaims } from './claiming';
import { placeOrder } from './orders';
import { importFile, inBase64, mtnFile, newSource } from './statementFiles';
import { added, census } from './stores';

let store: Store;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
});
afterAll(() => store?.close());

const WRITES: readonly PropertyKey[] = ['insert', 'update', 'load'];

/** Returns a store that fails at the write with this number, like a killed process, and a counter of its writes. */
function dyingAt(at: number) {
  const count = { writes: 0 };
  const dying = (own: Store): Store =>
    new Proxy(own, {
      get(target, name) {
        const known = Reflect.get(target, name);
        if (name === 'transaction')
          return <T>(work: (tx: Store) => Promise<T>) => target.transaction((tx) => work(dying(tx)));
        if (!WRITES.includes(name)) return typeof known === 'function' ? known.bind(target) : known;
        return (...given: unknown[]) => {
          count.writes += 1;
          if (count.writes === at) throw new Error('killed');
          return (known as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  return { store: dying(store), count };
}

it('nothing is lost or doubled if the process is killed at any write of a claim or an import', async () => {
  const world = createWorld(store);
  for (let at = 1, last = Number.POSITIVE_INFINITY; at <= last; at += 1) {
    await removeClaims(store);
    const order = await placeOrder(world);
    const code = newCode();
    const { id: sourceId } = await newSource(world, 'MTN_WALLET');
    const content = mtnFile([paidBy(order, code)]);
    const before = await census(store);
    const { store: broken, count } = dyingAt(at);
    const dead = createWorld(broken);
    await claimed(dead, order, code);
    await imported(dead, sourceId, content);
    dead.clock.advance(1_000);
    await lookForClaims(dead.deps);
    if (count.writes < at) last = at;
    // The process starts again; the payer and finance repeat the steps that failed.
    world.clock.now = new Date(dead.clock.now.getTime() + 3 * 3_600_000);
    await claimAsPayer(world, order, code);
    await proveNumber(world, order, code);
    expect((await importFile(world, sourceId, content)).status, `write ${at}`).toBe(200);
    world.clock.advance(3_600_000);
    await lookForClaims(world.deps);
    expect((await claimOn(world, order)).status, `write ${at}`).toBe('SETTLED');
    const made = await added(store, before);
    expect([made.payments, made.receipts, made.subscriptions, made['statement-lines'], made.claims]).toEqual([
      ...[1, 1, 1, 1, 1],
    ]);
    world.clock.now = new Date(START);
  }
});

const claimed = (world: World, order: Parameters<typeof claimAsPayer>[1], code: string) =>
  claimAsPayer(world, order, code)
    .then(() => proveNumber(world, order, code))
    .catch(() => null);
const imported = async (world: World, sourceId: string, content: string) => {
  const token = await world.signIn('finance').catch(() => '');
  const body = { sourceId, fileName: 'statement.csv', content: inBase64(content) };
  return world.call('POST', 'statements', { token, body }).catch(() => null);
};
