import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../resources/accounts/accounts';
import { logs } from '../resources/audit/logs';
import type { RecordOf } from '../resources/language/defineResource';
import { payments } from '../resources/payments/payments';
import { subscriptions } from '../resources/subscriptions/subscriptions';
import { workOrders } from '../resources/workOrders/workOrders';
import { exportCsv } from '../server/crud/exports/exportCsv';
import { createRecord } from '../server/store/createRecord';
import type { Store } from '../server/store/Store';
import { ADAPTERS } from './conformance/adapters';
import { createWorld, type World } from './world';

/** Splits unquoted lines; the tested data has no line breaks, and no commas in its first cells. */
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

  it('contains everything that a filter matches, not only a page, under a heading', async () => {
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

  it('shows references by name', async () => {
    const [first] = await store.find(subscriptions, { sort: { path: 'id', ascending: true }, limit: 1 });
    const account = await store.get(accounts, String(first?.accountId));
    const { body } = await download('subscriptions/export');
    expect(linesOf(body)[1]).toContain(account ? accounts.represent(account) : 'no account');
  });

  it('requires the permission of the list, and refuses what the list refuses', async () => {
    expect((await world.call('GET', 'subscriptions/export')).status).toBe(401);
    expect((await download('subscriptions/export', await world.signIn('agent'))).status).toBe(403);
    expect((await download('subscriptions/export?status=WRONG')).status).toBe(400);
  });

  it('never contains a secret', async () => {
    const { body } = await download('users/export');
    expect(linesOf(body)[0]).not.toMatch(/password/i);
    expect(body).not.toContain('$argon2');
  });

  it('escapes formulas that a spreadsheet would run', async () => {
    const [account] = await store.find(accounts, { limit: 1 });
    const notes = '=HYPERLINK("http://evil.example")';
    const order = await store.transaction((tx) =>
      createRecord(tx, workOrders, { accountId: account?.id ?? '', notes }, world.clock.now),
    );
    const { body } = await download(`work-orders/export?ids=${order.id}`);
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('for people has labels, local times and numbers, and nothing that screens hide', async () => {
    const [payment] = await store.find(payments, { where: [{ path: 'status', in: ['SUCCESSFUL'] }], limit: 1 });
    const { body, headers } = await download(`payments/export?format=csv&ids=${payment?.id}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [heading = '', row = ''] = linesOf(body);
    expect(heading).toMatch(/^\uFEFF?Reference,Payment form,Client,/);
    expect(heading).not.toMatch(/Payment page|Status checks|Started by|Provider|(^|,)Id(,|$)/);
    expect(row).toContain(`,${payment?.amount},`);
    expect(row).toContain(',Successful,');
    expect(row).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(row).not.toMatch(/\+256|SUCCESSFUL|T\d\d:\d\d|[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('for people uses their language and has one column for a name', async () => {
    const english = linesOf((await download('clients/export?format=csv')).body);
    expect(english[0]).toMatch(/^\uFEFF?Client number,Name,/);
    expect(english[1]).toMatch(/^CL-\d+,\w+ \w+/);
    const { body } = await download('clients/export?format=csv&language=sw');
    expect(linesOf(body)[0]).toContain('Jina');
    expect((await download('clients/export?format=pdf')).status).toBe(400);
    expect((await download('clients/export?format=csv&language=fr')).status).toBe(400);
  });

  it('for people also escapes formulas that a spreadsheet would run', async () => {
    const [account] = await store.find(accounts, { limit: 1 });
    const notes = '=HYPERLINK("http://evil.example")';
    const order = await store.transaction((tx) =>
      createRecord(tx, workOrders, { accountId: account?.id ?? '', notes }, world.clock.now),
    );
    const { body } = await download(`work-orders/export?format=csv&ids=${order.id}`);
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('as a workbook contains the same rows and is logged like any export', async () => {
    const before = await store.count(logs, { where: [{ path: 'action', in: ['EXPORT'] }] });
    const { status, headers } = await download('subscriptions/export?format=excel');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toBe('attachment; filename="subscriptions.xlsx"');
    expect(await store.count(logs, { where: [{ path: 'action', in: ['EXPORT'] }] })).toBe(before + 1);
  });

  it('the list of expiring subscriptions is sorted by their end and exported with its filters', async () => {
    const path = 'subscriptions/expiring?expiringInDays=60&limit=100';
    const { body } = await world.call<{ subscriptions: { endDate: string }[]; totalRecords: number }>('GET', path, {
      token,
    });
    const ends = body.subscriptions.map(({ endDate }) => endDate);
    expect(ends).toEqual([...ends].sort());
    const file = await download('subscriptions/expiring/export?expiringInDays=60');
    expect(linesOf(file.body)).toHaveLength(body.totalRecords + 1);
    expect((await download('subscriptions/expiring/export', await world.signIn('agent'))).status).toBe(403);
  });
});

it('is read page by page in id order, with each record once, whatever their number', async () => {
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
