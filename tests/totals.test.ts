import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverageAreas } from '../resources/coverage/coverageAreas';
import { subscriptions } from '../resources/subscriptions/subscriptions';
import { workOrders } from '../resources/workOrders/workOrders';
import { workOrderTicks } from '../resources/workOrders/workOrderTicks';
import { prepareStore } from '../server/prepare';
import type { Database } from '../server/store/Database';
import type { Store } from '../server/store/Store';
import { totalSql } from '../server/store/totals';
import { rounds } from './chaos/rounds';
import { openFreshDatabase } from './databases';
import { START } from './start';

const STATUSES = ['NEW', 'ACTIVE', 'CLOSED'] as const;
const KINDS = ['SURVEY', 'REPAIR'] as const;

it('a total is kept for filters with fixed values, and counted for all others', () => {
  const where = [{ path: 'status', in: ['ACTIVE'] }];
  expect(totalSql(subscriptions, { where })?.parameters).toEqual(['subscriptions', ['ACTIVE']]);
  expect(totalSql(subscriptions, {})?.parameters).toEqual(['subscriptions']);
  expect(totalSql(subscriptions, { where, search: 'kato' })).toBeNull();
  expect(totalSql(subscriptions, { where: [...where, { path: 'accountId', in: ['x'] }] })).toBeNull();
  expect(totalSql(subscriptions, { where: [{ path: 'dateCreated', from: '2026' }] })).toBeNull();
});

describe('kept totals', () => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await openFreshDatabase();
    store = await prepareStore(database, true, START);
  });
  afterAll(() => store.close());

  const counted = async (condition: string) =>
    Number((await database.query(`SELECT count(*) AS n FROM work_orders WHERE ${condition}`))[0]?.n);
  const agree = async () => {
    expect(await store.count(workOrders)).toBe(await counted('true'));
    for (const status of STATUSES)
      for (const type of KINDS) {
        const where = [
          { path: 'status', in: [status] },
          { path: 'type', in: [type, 'RECOVERY'] },
        ] as const;
        expect(await store.count(workOrders, { where })).toBe(
          await counted(`status = '${status}' AND type IN ('${type}', 'RECOVERY')`),
        );
      }
  };

  it('agree with the demo records, including nulls and booleans', async () => {
    await agree();
    const nothing = { where: [{ path: 'status', in: [] }] } as const;
    expect(await store.count(workOrders, nothing)).toBe(0);
    expect(await store.count(subscriptions, { where: [{ path: 'isRenewal', in: [true] }] })).toBe(
      (await store.find(subscriptions)).filter(({ isRenewal }) => isRenewal).length,
    );
    expect(await store.count(coverageAreas)).toBe((await store.find(coverageAreas)).length);
  });

  it('follow any sequence of writes, including undone ones', async () => {
    for (const { id } of await store.find(workOrderTicks)) await store.remove(workOrderTicks, id);
    const step = fc.record({
      what: fc.constantFrom('insert', 'update', 'remove', 'undo'),
      pick: fc.nat(1_000),
      status: fc.constantFrom(...STATUSES),
      type: fc.constantFrom(...KINDS),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { what, pick, status, type } of steps) {
          const orders = await store.find(workOrders, { limit: 200 });
          const { id = '', ...order } = orders[pick % orders.length] ?? {};
          const fresh = { ...order, id: crypto.randomUUID(), reference: `T-${crypto.randomUUID()}`, status, type };
          if (what === 'insert') await store.insert(workOrders, [fresh]);
          if (what === 'update') await store.update(workOrders, id, { status, type });
          if (what === 'remove') await store.remove(workOrders, id);
          if (what === 'undo')
            await store
              .transaction(async (tx) => {
                await tx.update(workOrders, id, { status, type });
                throw new Error('undone');
              })
              .catch(() => undefined);
        }
        await agree();
      }),
      { numRuns: rounds(3), seed: 7 },
    );
  });

  it('lose nothing to concurrent writers', async () => {
    const before = await store.count(workOrders);
    const [order] = await store.find(workOrders, { limit: 1 });
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const fresh = { ...order, id: crypto.randomUUID(), reference: `P-${n}` };
        await store.transaction(async (tx) => {
          await tx.insert(workOrders, [fresh]);
          await tx.update(workOrders, fresh.id, { status: n % 2 ? 'CLOSED' : 'ACTIVE' });
        });
      }),
    );
    expect(await store.count(workOrders)).toBe(before + 40);
    await agree();
  });
});
