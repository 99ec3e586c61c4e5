import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../resources/accounts';
import type { RecordOf } from '../resources/defineResource';
import { subscriptions } from '../resources/subscriptions';
import { workOrders } from '../resources/workOrders';
import { exportCsv } from '../server/crud/exportCsv';
import { createRecord } from '../server/store/createRecord';
import type { Store } from '../server/store/Store';
import { ADAPTERS } from './conformance/adapters';
import { createWorld, type World } from './world';

/** Unquoted lines; the data asked for here holds neither line breaks nor commas within its first cells. */
const linesOf = (csv: string) => csv.trimEnd().split('\n');

describe.each(ADAPTERS)('CSV on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let token: string;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
    world = createWorld(store);
    token = await world.signIn('admin');
  });
  afterAll(() => close());

  const download = (path: string, as = token) => world.call<string>('GET', path, { token: as });

  it('holds everything that a filter matches, not only a page, under a heading', async () => {
    const { status, body, headers } = await download('subscriptions/export?subscriptionStatuses=ACTIVE');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="subscriptions.csv"');
    const [heading, ...rows] = linesOf(body);
    expect(heading).toMatch(/^Id,Created,Subscription number,Account,Package,/);
    const active = await store.count(subscriptions, { where: [{ path: 'status', in: ['ACTIVE'] }] });
    expect(rows).toHaveLength(active);
    expect(active).toBeGreaterThan(10);
  });

  it('names what a record refers to as people call it', async () => {
    const [first] = await store.find(subscriptions, { sort: { path: 'id', ascending: true }, limit: 1 });
    const account = await store.get(accounts, String(first?.accountId));
    const { body } = await download('subscriptions/export');
    expect(linesOf(body)[1]).toContain(account ? accounts.represent(account) : 'no account');
  });

  it('needs the permission of the list, and refuses what the list refuses', async () => {
    expect((await world.call('GET', 'subscriptions/export')).status).toBe(401);
    expect((await download('subscriptions/export', await world.signIn('agent'))).status).toBe(403);
    expect((await download('subscriptions/export?status=WRONG')).status).toBe(400);
  });

  it('never holds a secret', async () => {
    const { body } = await download('users/export');
    expect(linesOf(body)[0]).not.toMatch(/password/i);
    expect(body).not.toContain('$argon2');
  });

  it('escapes what a spreadsheet would run', async () => {
    const [account] = await store.find(accounts, { limit: 1 });
    const notes = '=HYPERLINK("http://evil.example")';
    const order = await store.transaction((tx) =>
      createRecord(tx, workOrders, { accountId: account?.id ?? '', notes }, world.clock.now),
    );
    const { body } = await download(`work-orders/export?ids=${order.id}`);
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});

it('is read page by page along the ids, each record once, whatever their number', async () => {
  type Order = RecordOf<typeof workOrders>;
  const all = Array.from({ length: 2_500 }, (_, i) => ({
    id: String(i).padStart(6, '0'),
    accountId: null,
    reference: `WO-${i}`,
  }));
  let longest = 0;
  const paged = {
    find: async (_: unknown, query: { where: { path: string; from?: string }[]; limit: number }) => {
      const from = query.where.find(({ path }) => path === 'id')?.from ?? '';
      const page = all.filter(({ id }) => id >= from).slice(0, query.limit);
      longest = Math.max(longest, page.length);
      return page as unknown as Order[];
    },
  } as unknown as Store;
  const chunks: string[] = [];
  for await (const chunk of exportCsv(paged, workOrders, {})) chunks.push(chunk);
  const ids = linesOf(chunks.join(''))
    .slice(1)
    .map((row) => row.split(',')[0]);
  expect(ids).toEqual(all.map(({ id }) => id));
  expect(longest).toBeLessThanOrEqual(1_001);
});
