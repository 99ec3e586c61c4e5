import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearingAccountOf } from '../../contract/ledger/chart';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { post } from '../../server/ledger/post';
import { postSettlement } from '../../server/ledger/postSettlement';
import { prepareStore } from '../../server/prepare';
import type { Database } from '../../server/store/Database';
import { newId } from '../../server/store/newId';
import { type Store, UniqueViolation } from '../../server/store/Store';
import { openDemoDatabase } from '../databases';
import { faultsInLedger, turnoversOf } from '../ledgerInBalance';
import { onPostgres } from '../payments/stores';
import { START } from '../start';

describe('the journal in the database', () => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await openDemoDatabase();
    store = await prepareStore(database, true, START);
  });
  afterAll(() => database.close());

  const moment = START.toISOString();
  const base = () => ({ id: newId(START), dateCreated: moment, dateUpdated: moment });
  const entry = (amount: number) => ({
    ...{ ...base(), entryNumber: `JE-T${newId(START).slice(-12)}`, bookedAt: moment },
    ...{ type: 'SETTLEMENT' as const, description: 'Written past the rules', amount },
  });
  const line = (entryId: string, debit: number, credit: number, bookedAt = moment) => ({
    ...{ ...base(), entryId, bookedAt },
    ...{ account: 'BANK' as const, debit, credit },
  });
  const write = (amount: number, ...lines: [debit: number, credit: number, bookedAt?: string][]) =>
    store.transaction(async (tx) => {
      const made = entry(amount);
      await tx.insert(journalEntries, [made]);
      if (lines.length)
        await tx.insert(
          journalLines,
          lines.map((each) => line(made.id, ...each)),
        );
      return made.id;
    });

  it.each([
    [
      'debits and credits that differ',
      5,
      [
        [5, 0],
        [0, 4],
      ],
    ],
    [
      'another amount',
      6,
      [
        [5, 0],
        [0, 5],
      ],
    ],
    ['no lines', 5, []],
    [
      'a line of another moment',
      5,
      [
        [5, 0],
        [0, 5, '2026-03-13T09:00:00.000Z'],
      ],
    ],
  ] as const)('refuses an entry with %s when it is committed', async (_what, amount, lines) => {
    const before = await store.count(journalEntries);
    await expect(write(amount, ...(lines as unknown as [number, number][]))).rejects.toThrow('out of balance');
    expect(await store.transaction((tx) => tx.count(journalEntries))).toBe(before);
  });

  it.each([
    [
      [5, 5],
      [0, 0],
    ],
    [
      [-5, 0],
      [0, -5],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ] as const)('refuses lines that do not have exactly one side: %j and %j', async (one, other) => {
    await expect(write(5, [...one], [...other])).rejects.toThrow('journal_lines_one_side');
  });

  it('accepts no further lines for a committed entry', async () => {
    const id = await write(5, [5, 0], [0, 5]);
    const more = store.transaction((tx) => tx.insert(journalLines, [line(id, 3, 0), line(id, 0, 3)]));
    await expect(more).rejects.toThrow('out of balance');
  });

  it.each(['journal_entries', 'journal_lines'])('refuses to change or delete rows of %s', async (table) => {
    for (const statement of [
      `UPDATE ${table} SET date_updated = now()`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ])
      await expect(database.query(statement)).rejects.toThrow('The journal is only appended to.');
  });

  it('refuses a payment balance that does not add up', async () => {
    const [one] = await store.find(paymentBalances, { limit: 1 });
    const wrong = store.update(paymentBalances, one?.id ?? '', { earned: (one?.earned ?? 0) + 1 });
    await expect(wrong).rejects.toThrow('payment_balances_add_up');
  });
});

onPostgres('the ledger of the demo data', (store) => {
  it('is in balance', async () => expect(await faultsInLedger(store())).toEqual([]));

  it('has balances at past moments that equal the sums of its lines', async () => {
    const lines = await store().find(journalLines);
    const moments = lines.map(({ bookedAt }) => bookedAt).sort();
    const some = [0.001, 0.1, 0.5, 0.9, 0.999].map((share) => moments[Math.floor(share * moments.length)] ?? '');
    const edges = some.flatMap((moment) => [
      new Date(Date.parse(moment) - 1).toISOString(),
      moment,
      `${moment.slice(0, 10)}T00:00:00.000Z`,
      `${moment.slice(0, 10)}T20:59:59.999Z`,
      `${moment.slice(0, 10)}T23:59:59.999Z`,
    ]);
    for (const at of edges) expect([at, await store().turnovers([at])]).toEqual([at, [await turnoversOf(store(), at)]]);
    const ordered = [...new Set(edges)].sort();
    const together = await store().turnovers(ordered);
    for (const [n, at] of ordered.entries()) expect([at, [together[n]]]).toEqual([at, await store().turnovers([at])]);
    expect(await store().turnovers(['2020-01-01T00:00:00.000Z'])).toEqual([[]]);
  });

  it('refuses an unbalanced entry before it reaches the database', async () => {
    const posting = { type: 'SETTLEMENT', description: 'Half of it' } as const;
    const wrong = store().transaction((tx) => post(tx, { ...posting, moves: [['BANK', 5]] }, START));
    await expect(wrong).rejects.toThrow('"Half of it" is out of balance by 5.');
    expect(await store().transaction((tx) => post(tx, { ...posting, moves: [] }, START))).toBeNull();
  });
});

onPostgres('a settlement of the provider to the bank', (store) => {
  const settle = (source: string, amounts: number[], fee: number) =>
    store().transaction((tx) => {
      const accounts = [clearingAccountOf('MTN_UGANDA'), clearingAccountOf('AIRTEL_UGANDA')] as const;
      const gross = amounts.map((amount, at) => ({ account: accounts[at] ?? accounts[0], amount }));
      return postSettlement(tx, { source, description: `Payout ${source}`, gross, fee }, START);
    });
  const balance = async (account: string) => {
    const [turnovers = []] = await store().turnovers([START.toISOString()]);
    const own = turnovers.filter((each) => each.account === account);
    return own.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  };

  it('moves clearing to the bank, less the fee', async () => {
    const accounts = ['PROVIDER_MTN', 'PROVIDER_AIRTEL', 'BANK', 'PROVIDER_FEES'];
    const before = await Promise.all(accounts.map(balance));
    expect(await settle('one', [100_000, 50_000], 4_500)).toMatchObject({ type: 'SETTLEMENT', amount: 150_000 });
    const after = await Promise.all(accounts.map(balance));
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([-100_000, -50_000, 145_500, 4_500]);
  });

  it('is booked once per source', async () => {
    await settle('two', [1_000], 0);
    await expect(settle('two', [1_000], 0)).rejects.toThrow(UniqueViolation);
  });

  it.each([
    [[], 0, 'gross'],
    [[0], 0, 'gross'],
    [[-5], 0, 'gross'],
    [[1.5], 0, 'gross'],
    [[1_000], -1, 'fee'],
    [[1_000], 1_001, 'fee'],
  ])('of %j less %d is refused with the name of its %s', async (amounts, fee, name) => {
    await expect(settle(`wrong ${amounts} ${fee}`, amounts, fee)).rejects.toThrow(name);
  });
});
