import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { dayCloses } from '../../resources/closing/dayCloses';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { statementLines } from '../../resources/statements/statementLines';
import type { StatementLine } from '../../server/payments/creditLine';
import { payoutSources } from '../../server/rules/payouts';
import { matchPayouts } from '../../server/statements/matchPayouts';
import { createRecord } from '../../server/store/createRecord';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { newCode } from './claiming';
import { asClerk, type Refused } from './clerks';
import { csv, importFile, linesOf, newSource } from './statementFiles';
import { onPostgres } from './stores';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

onPostgres('the payout of chosen payments', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });

  /** Imports the payments of a provider, each with its fee, and one credit of a bank. */
  async function booksOf(payments: [amount: number, fee: number][], credit: number, day = '2026-03-13') {
    const [report, bank] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')];
    const rows = payments.map(([amount, fee], at) => [`2026-03-12 1${at}:00`, newCode(), amount, fee]);
    await importFile(world, report.id, csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], ...rows]));
    await importFile(
      world,
      bank.id,
      csv([
        ['Date', 'Description', 'Credit'],
        [day, 'PROVIDER LTD', credit],
      ]),
    );
    const [line] = await linesOf(store(), bank.id);
    expect(line?.status).toBe('UNMATCHED');
    const lineIds = (await linesOf(store(), report.id)).map(({ id }) => id);
    return { id: line?.id ?? '', lineIds, report, bank };
  }
  type Clerk = 'finance' | 'support';
  const sourcesOf = (id: string, clerk: Clerk = 'finance') =>
    asClerk<Answers['listPayoutLines'] & Refused>(world, clerk, 'GET', `statement-lines/${id}/payout`);
  const settle = (id: string, lineIds: string[], more: object = {}, clerk: Clerk = 'finance') =>
    asClerk<Answers['settlePayout'] & Refused>(world, clerk, 'POST', `statement-lines/${id}/payout`, {
      lineIds,
      ...more,
    });
  const undo = (id: string, reason = 'Another payout.', clerk: Clerk = 'finance') =>
    asClerk<Answers['undoPayout'] & Refused>(world, clerk, 'POST', `statement-lines/${id}/undo-payout`, { reason });
  /** Returns the sums of a payout's entries in the ledger, by account. */
  async function bookedFor(id: string): Promise<Record<string, number>> {
    const entries = await store().find(journalEntries, { where: [{ path: 'source', in: payoutSources(id) }] });
    const where = [{ path: 'entryId', in: entries.map((entry) => entry.id) }] as const;
    const sums: Record<string, number> = {};
    for (const { account, debit, credit } of await store().find(journalLines, { where }))
      sums[account] = (sums[account] ?? 0) + debit - credit;
    return sums;
  }
  const paidOutBy = async (lineIds: string[]) =>
    (await store().find(statementLines, { where: [{ path: 'id', in: lineIds }] })).map((line) => line.payoutLineId);

  it('is suggested, booked with its fee, audited, undone and settled again', async () => {
    const { id, lineIds, report } = await booksOf([[61_001, 1_001]], 60_000);
    const { sources } = (await sourcesOf(id)).body;
    expect(sources.find((source) => source.id === report.id)).toMatchObject({
      ...{ name: report.name, suggested: lineIds },
      lines: [{ id: lineIds[0], amount: 61_001, fee: 1_001 }],
    });
    const { status, body } = await settle(id, lineIds);
    expect([status, body.fee, body.line.status]).toEqual([200, 1_001, 'PAYOUT']);
    expect(body.line.settledById).not.toBeNull();
    expect(await paidOutBy(lineIds)).toEqual([id]);
    expect(await bookedFor(id)).toEqual({ BANK: 60_000, PROVIDER_FEES: 1_001, PROVIDER_OTHER: -61_001 });
    expect((await sourcesOf(id)).body.sources).toEqual([]);

    expect((await undo(id, '')).body.errors).toHaveProperty('reason');
    const undone = await Promise.all([undo(id), undo(id)]);
    expect(undone.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await store().get(statementLines, id)).toMatchObject({ status: 'UNMATCHED', settledById: null });
    expect(await paidOutBy(lineIds)).toEqual([null]);
    expect(await bookedFor(id)).toEqual({ BANK: 0, PROVIDER_FEES: 0, PROVIDER_OTHER: 0 });
    const audited = await store().find(logs, { where: [{ path: 'recordId', in: [id] }] });
    expect(audited.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['Settled as a payout', 'Payout undone: Another payout.']),
    );
    expect((await settle(id, lineIds)).status).toBe(200);
    expect(await bookedFor(id)).toMatchObject({ BANK: 60_000, PROVIDER_FEES: 1_001 });
  });

  it('needs a note for a fee that the lines do not name, and never has more than was collected', async () => {
    const { id, lineIds } = await booksOf([[71_003, 1_000]], 60_000);
    expect((await sourcesOf(id)).body.sources.flatMap(({ suggested }) => suggested)).not.toContain(lineIds[0]);
    const refused = await settle(id, lineIds);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { note: 'must say why the fee is 11003 of 71003' } },
    });
    expect((await settle(id, lineIds, { note: 'A chargeback.' })).body.fee).toBe(11_003);
    const more = await booksOf([[50_007, 0]], 50_008);
    expect((await settle(more.id, more.lineIds, { note: 'Bonus.' })).status).toBe(409);
    expect(await bookedFor(more.id)).toEqual({});
  });

  it('is refused for unknown lines, those of another provider, and without the right', async () => {
    const { id, lineIds } = await booksOf([[30_011, 500]], 29_511);
    const other = await booksOf([[41_017, 500]], 12_345);
    expect((await settle(id, [...lineIds, ...other.lineIds])).body.error).toContain('one source');
    expect((await settle(id, [])).body.errors).toHaveProperty('lineIds');
    expect((await settle(id, [UNKNOWN])).body.errors).toEqual({ lineIds: 'does not exist' });
    expect((await settle(UNKNOWN, lineIds)).status).toBe(404);
    expect([(await sourcesOf(UNKNOWN)).status, (await undo(UNKNOWN)).status]).toEqual([404, 404]);
    expect((await settle(lineIds[0] ?? '', other.lineIds)).body.error).toContain('bank account');
    for (const answer of [
      await settle(id, lineIds, {}, 'support'),
      await undo(id, 'Try.', 'support'),
      await sourcesOf(id, 'support'),
    ])
      expect(answer.status).toBe(403);
    expect((await settle(id, lineIds)).status).toBe(200);
    const again = await settle(other.id, [...lineIds, ...other.lineIds]);
    expect(again.status).toBe(409);
  });

  it('uses a line once if two people choose it for two credits at the same time', async () => {
    const { id, lineIds, bank } = await booksOf([[81_019, 900]], 80_119);
    await importFile(
      world,
      bank.id,
      csv([
        ['Date', 'Description', 'Credit'],
        ['2026-03-13', 'PROVIDER', 80_118],
      ]),
    );
    const second = (await linesOf(store(), bank.id)).find((line) => line.amount === 80_118)?.id ?? '';
    const answers = await Promise.all([settle(id, lineIds), settle(second, lineIds, { note: 'One less.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const statuses = await Promise.all([id, second].map((each) => store().get(statementLines, each)));
    expect(statuses.map((line) => line?.status).sort()).toEqual(['PAYOUT', 'UNMATCHED']);
  });

  it('is not booked by an import for a credit that staff settle at the same time', async () => {
    const { id, lineIds } = await booksOf([[31_041, 0]], 62_084);
    const [line] = await store().find(statementLines, { where: [{ path: 'id', in: lineIds }] });
    const second = { ...line, id: newId(world.clock.now), code: newCode(), amount: 31_043 } as StatementLine;
    await store().load(statementLines, [second]);
    let isSettled = false;
    await store().transaction(async (tx) => {
      const pick: Store['pick'] = async (...query) => {
        if (!isSettled) await store().update(statementLines, id, { status: 'MATCHED' });
        isSettled = true;
        return tx.pick(...query);
      };
      await matchPayouts(new Proxy(tx, { get: (of, key) => (key === 'pick' ? pick : Reflect.get(of, key)) }), START);
    });
    expect((await store().get(statementLines, id))?.status).toBe('MATCHED');
    expect(await paidOutBy([...lineIds, second.id])).toEqual([null, null]);
  });

  it('that the sums have matched is undone with its statement only', async () => {
    const [report, bank] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')];
    const rows = [21_023, 33_029].map((amount, at) => [`2026-03-12 1${at}:00`, newCode(), amount, 0]);
    await importFile(world, report.id, csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], ...rows]));
    await importFile(
      world,
      bank.id,
      csv([
        ['Date', 'Description', 'Credit'],
        ['2026-03-13', 'PROVIDER', 54_052],
      ]),
    );
    const [credit] = await linesOf(store(), bank.id);
    expect(credit?.status).toBe('PAYOUT');
    expect((await undo(credit?.id ?? '')).body.error).toContain('not settled by staff');
  });

  // A closed day never changes, so that this test is the last one.
  it('stays once a day that uses it is closed', async () => {
    const { id, lineIds } = await booksOf([[91_033, 700]], 90_333);
    expect((await settle(id, lineIds)).status).toBe(200);
    world.clock.advance(86_400_000);
    const closed = { day: '2099-01-01', status: 'CLOSED', closedAt: world.clock.now.toISOString() } as const;
    await createRecord(store(), dayCloses, closed, world.clock.now);
    const { status, body } = await undo(id);
    expect([status, body.error]).toEqual([409, 'The day 2099-01-01 is closed and uses this payout.']);
    expect(await paidOutBy(lineIds)).toEqual([id]);
  });
});
