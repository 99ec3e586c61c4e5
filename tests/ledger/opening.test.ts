import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { clockMarks } from '../../resources/catalogue/systemTables';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { backfillBalances } from '../../server/ledger/jobs/backfillBalances';
import { recognizeRevenue } from '../../server/ledger/jobs/recognizeRevenue';
import { prepareStore } from '../../server/prepare';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { approved, step } from '../payments/clerks';
import { openDemoDatabase } from '../support/databases';
import { faultsInLedger } from '../support/ledgerInBalance';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

let store: Store;
let world: World;
/** The balances of the demo data, booked at the time of the payments. */
let booked: Awaited<ReturnType<typeof balances>>;
const balances = () => store.find(paymentBalances, { sort: { path: 'paymentId', ascending: true } });

beforeAll(async () => {
  const database = await openDemoDatabase();
  store = await prepareStore(database, true, START);
  world = createWorld(store);
  booked = await balances();
  // Empties the ledger's own tables and those of commissions, as a version without a ledger would leave the database.
  await database.query(`ALTER TABLE journal_lines DISABLE TRIGGER USER; ALTER TABLE journal_entries DISABLE TRIGGER USER;
    DELETE FROM journal_lines; DELETE FROM journal_entries; DELETE FROM payment_balances; DELETE FROM ledger_totals;
    DELETE FROM commissions; DELETE FROM commission_payouts;
    ALTER TABLE journal_lines ENABLE TRIGGER USER; ALTER TABLE journal_entries ENABLE TRIGGER USER;`);
});
afterAll(() => store.close());

it('opens the balance of a payment that is refunded before the job has reached it', async () => {
  const [paid] = await store.find(payments, {
    where: [
      { path: 'status', in: ['SUCCESSFUL'] },
      { path: 'manualMethod', isNull: false },
      {
        path: 'id',
        in: booked.filter(({ refunded, deferred }) => refunded === 0 && deferred > 0).map(({ paymentId }) => paymentId),
      },
    ],
    limit: 1,
  });
  const before = booked.find(({ paymentId }) => paymentId === paid?.id);
  const { id } = await approved(world, paid?.id ?? '', 1_000);
  await step(world, id, 'submit', { payoutReference: 'SLIP' });
  expect((await step(world, id, 'effect', { payoutReference: 'OUT' })).status).toBe(200);
  const entries = await store.find(journalEntries);
  expect(entries.map(({ type }) => type).sort()).toEqual(['OPENING', 'REFUND']);
  const [after] = await balances();
  expect(before).toBeDefined();
  expect(after).toMatchObject({ received: before?.received, refunded: 1_000, moneyAccount: before?.moneyAccount });
});

/** Returns a signal that aborts after a number of queries of its state. */
function endingAfter(questions: number): AbortSignal {
  let left = questions;
  const asked = {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  };
  return asked as AbortSignal;
}

it('opens all others once each, in turns that end at any moment', async () => {
  // A turn that ends at once opens nothing; later turns continue where the last one ended.
  expect(await backfillBalances(world.deps, AbortSignal.abort())).toBe(0);
  const count = await store.count(receipts);
  const token = await world.signIn('admin');
  const told = async () => {
    const balance = await world.call<Answers['readTrialBalance']>('GET', 'ledger/trial-balance', { token });
    const days = 'from=2026-03-01&to=2026-03-15';
    const figures = await world.call<Answers['readLedgerFigures']>('GET', `ledger/figures?${days}`, { token });
    return [balance.body.withoutEntries, figures.body.withoutEntries];
  };
  expect(await told()).toEqual([count - 1, count - 1]);
  expect(await backfillBalances(world.deps, endingAfter(20))).toBe(19);
  expect(await backfillBalances(world.deps, endingAfter(20))).toBe(19);
  expect(await told()).toEqual([count - 1 - 19 - 19, count - 1 - 19 - 19]);
  expect(await backfillBalances(world.deps)).toBe(count - 1 - 19 - 19);
  expect(await backfillBalances(world.deps)).toBe(0);
  expect(await told()).toEqual([0, 0]);
  expect(await faultsInLedger(store)).toEqual([]);
});

it('gives each payment its correct balance, except for the time of the last day’s revenue', async () => {
  const now = await balances();
  expect(now).toHaveLength(booked.length);
  for (const before of booked) {
    const after = now.find(({ paymentId }) => paymentId === before.paymentId);
    const { accountId, moneyAccount, received, bought, owed } = before;
    expect(after).toMatchObject({ accountId, moneyAccount, received, bought, owed });
    if (after?.refunded !== before.refunded) continue;
    expect(after.vat).toBe(before.vat);
    expect(after.earned + after.deferred).toBe(before.earned + before.deferred);
    if (before.deferred === 0) expect(after.deferred).toBe(0);
  }
});

it('opens payments that another version credits meanwhile, and recognises their revenue from then on', async () => {
  const [mark] = await store.find(clockMarks, { where: [{ path: 'key', in: ['ledger-opened'] }] });
  expect(mark?.seenAt).toBe(new Date(START.getTime() - 10 * 60_000).toISOString());
  const [balance] = await store.find(paymentBalances, { where: [{ path: 'earnDueAt', isNull: false }] });
  const payment = await store.get(payments, balance?.paymentId ?? '');
  if (!payment || !balance) throw new Error('Nothing is deferred.');
  world.clock.advance(60_000);
  const moment = world.clock.now.toISOString();
  const base = { dateCreated: moment, dateUpdated: moment };
  const paid = {
    ...payment,
    ...base,
    id: newId(world.clock.now),
    reference: 'PAY-900001',
    trackingId: null,
    manualReference: null,
    slipCode: null,
  };
  await store.insert(payments, [{ ...paid, paymentFormId: null }]);
  const { id: paymentId, accountId, amount, currency } = paid;
  const receipt = { ...base, id: newId(world.clock.now), receiptNumber: 'RCT-2026-900001', issuedAt: moment };
  await store.insert(receipts, [{ ...receipt, paymentId, accountId, amount, vat: 0, currency, voided: false }]);
  expect(await backfillBalances(world.deps)).toBe(1);
  world.clock.advance(86_400_000);
  expect(await recognizeRevenue(world.deps)).toBeGreaterThan(0);
});
