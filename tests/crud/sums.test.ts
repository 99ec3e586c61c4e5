import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../resources';
import { payments } from '../../resources/payments/payments';
import { transactions } from '../../resources/payments/transactions';
import { statementLines } from '../../resources/statements/statementLines';
import type { Store } from '../../server/store/Store';
import { PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { slowSumOf } from '../conformance/slowSum';
import { createWorld, type World } from '../support/world';

interface Summed {
  sum: number;
  parts: { value: string; sum: number }[];
}

describe.each(PRODUCTION_ADAPTERS)('sums on $name', ({ openSeeded }) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: World;
  let token: string;
  beforeAll(async () => {
    ({ store, close } = await openSeeded());
    world = createWorld(store);
    token = await world.signIn('finance');
  });
  afterAll(() => close());

  const sumOf = async (query = '') => (await world.call<Summed>('GET', `payments/sum${query}`, { token })).body;

  const declaring = resources.flatMap((resource) => {
    const sum = resource.list?.sum;
    return sum && resource.access?.list ? [{ name: resource.name, resource, sum }] : [];
  });

  it.each(declaring)('of $name equal those of its demo records, added one by one', async ({ name, resource, sum }) => {
    const rows = await store.find(resource);
    expect(rows.length, name).toBeGreaterThan(0);
    const admin = await world.signIn('admin');
    expect((await world.call('GET', `${name}/sum`, { token: admin })).body).toEqual(slowSumOf(resource, sum, rows));
  });

  it('of transactions subtract refunds and reversals from payments', async () => {
    const rows = await store.find(transactions);
    const of = (type: string) => rows.reduce((sum, row) => sum + (row.type === type ? row.amount : 0), 0);
    const { body } = await world.call<Summed>('GET', 'transactions/sum', { token });
    expect(of('REFUND') + of('REVERSAL')).toBeGreaterThan(0);
    expect(body.sum).toBe(of('PAYMENT') - of('REFUND') - of('REVERSAL'));
  });

  it('of statement lines leave out ignored lines, and payouts, whose payments they count already', async () => {
    const rows = await store.find(statementLines);
    const of = (direction: string, ...statuses: string[]) =>
      rows.reduce(
        (sum, row) => sum + (row.direction === direction && statuses.includes(row.status ?? '') ? row.amount : 0),
        0,
      );
    const { body } = await world.call<Summed>('GET', 'statement-lines/sum', { token });
    expect(of('IN', 'PAYOUT')).toBeGreaterThan(0);
    expect(body.sum).toBe(of('IN', 'UNMATCHED', 'MATCHED') - of('OUT', 'UNMATCHED', 'MATCHED'));
    expect(body.parts).toContainEqual({ value: 'PAYOUT', sum: of('IN', 'PAYOUT') });
  });

  it('are divided by status, and the parts add up to the total', async () => {
    const { sum, parts } = await sumOf();
    expect(sum).toBeGreaterThan(0);
    expect(parts[0]?.value).toBe('SUCCESSFUL');
    expect(parts.reduce((total, part) => total + part.sum, 0)).toBe(sum);
  });

  it('obey the list’s filters in total and parts', async () => {
    const { sum, parts } = await sumOf('?paymentStatuses=FAILED&searchTerm=PAY');
    const where = [{ path: 'status', in: ['FAILED'] }] as const;
    expect(sum).toBe(await store.sum(payments, 'amount', { where, search: 'PAY' }));
    expect(parts).toEqual([{ value: 'FAILED', sum }]);
  });

  it('include only records in the caller’s row scope', async () => {
    const agent = await world.signIn('agent');
    expect((await world.call('GET', 'payments/sum', { token: agent })).status).toBe(403);
  });
});
