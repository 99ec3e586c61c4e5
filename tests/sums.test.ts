import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../resources/payments/payments';
import type { Store } from '../server/store/Store';
import { PRODUCTION_ADAPTERS } from './conformance/adapters';
import { createWorld, type World } from './world';

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

  it('are divided by status, and the parts add up to the total', async () => {
    const { sum, parts } = await sumOf();
    expect(sum).toBeGreaterThan(0);
    expect(parts.map(({ value }) => value)).toContain('SUCCESSFUL');
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
