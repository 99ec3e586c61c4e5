import { beforeEach, expect, it } from 'vitest';
import { CHART, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { turnoversOf } from '../ledgerInBalance';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../world';
import { expectForReadersOfTheLedger } from './readers';

type TrialBalance = Answers['readTrialBalance'];

onPostgres('the trial balance', (store) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    world = createWorld(store());
    token = await world.signIn('finance');
  });
  const read = async (query = '') =>
    (await world.call<TrialBalance>('GET', `ledger/trial-balance${query}`, { token })).body;

  it('names every account in order, each with its balance on one side, and both sides are equal', async () => {
    const { at, accounts, debit, credit } = await read();
    expect(at).toBe(world.clock.now.toISOString());
    expect(accounts.map(({ account }) => account)).toEqual(JOURNAL_ACCOUNTS);
    expect(accounts.map(({ number }) => number)).toEqual(
      accounts.map(({ number }) => number).toSorted((a, b) => a - b),
    );
    for (const each of accounts) expect(Math.min(each.debit, each.credit)).toBe(0);
    expect(debit).toBe(credit);
    expect(debit).toBeGreaterThan(0);
    const normal = accounts.filter((each) => each.debit + each.credit > 0);
    for (const each of normal)
      expect([each.account, each.debit > 0]).toEqual([
        each.account,
        ['ASSET', 'EXPENSE'].includes(CHART[each.account].class),
      ]);
  });

  it('gives the balances at a moment in any time zone according to its lines', async () => {
    const { at, accounts } = await read(`?at=${encodeURIComponent('2026-02-20T15:30:00+03:00')}`);
    expect(at).toBe('2026-02-20T12:30:00.000Z');
    const told = await turnoversOf(store(), at);
    for (const { account, debit, credit } of accounts) {
      const own = told.filter((each) => each.account === account);
      const balance = own.reduce((sum, each) => sum + each.debit - each.credit, 0);
      expect([account, debit - credit]).toEqual([account, balance]);
    }
    const { debit } = await read('?at=2019-01-01T00:00:00Z');
    expect(debit).toBe(0);
  });

  it.each(['yesterday', '2026-02-30x', '2026-13-01T00:00:00Z', '14 March 2026'])(
    'refuses the moment "%s"',
    async (at) => {
      const query = `?at=${encodeURIComponent(at)}`;
      for (const path of ['ledger/trial-balance', 'ledger/trial-balance/export']) {
        const { status, body } = await world.call<{ errors: object }>('GET', `${path}${query}`, { token });
        expect([status, body.errors]).toEqual([400, { at: 'must be a moment such as 2026-03-14T09:00:00Z' }]);
      }
    },
  );

  it('can be exported with its sums, and the export is logged', async () => {
    const { body } = await world.call<string>('GET', 'ledger/trial-balance/export?format=csv', { token });
    const rows = String(body).trim().split(/\r?\n/);
    expect(rows[0]).toBe('Account number,Ledger account,Debit,Credit');
    expect(rows).toHaveLength(JOURNAL_ACCOUNTS.length + 2);
    const { debit, credit } = await read();
    expect(rows.at(-1)).toBe(`,Total,${debit},${credit}`);
    expect(await store().find(logs, { where: [{ path: 'action', in: ['EXPORT'] }] })).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ resource: 'journal-lines' })]),
    );
    const excel = await world.call('GET', 'ledger/trial-balance/export?format=excel&language=sw', { token });
    expect(excel.headers.get('content-type')).toContain('spreadsheetml');
  });

  it('is shown only to finance and administrators', async () => {
    await expectForReadersOfTheLedger(world, ['ledger/trial-balance', 'journal-entries', 'journal-lines']);
    for (const [method, path] of [
      ['POST', 'journal-entries'],
      ['POST', 'journal-lines'],
    ])
      expect((await world.call(method ?? '', path ?? '', { token, body: {} })).status).toBe(404);
  });
});
