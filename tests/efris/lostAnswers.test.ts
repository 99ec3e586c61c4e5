import { afterEach, beforeEach, expect, it } from 'vitest';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { seededRandom } from '../../resources/language/demo/random';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { writeReceipt } from '../../server/payments/receipts';
import type { TaxAuthority } from '../../server/ports/TaxAuthority';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { rounds } from '../chaos/rounds';
import { openMigratedDatabase } from '../databases';
import { START } from '../start';
import { createFiscalWorld, type FiscalWorld } from './fiscalWorld';

let store: Store;
let world: FiscalWorld;
beforeEach(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, START);
  world = createFiscalWorld(store);
});
afterEach(() => store?.close());

/** Creates payments with receipts of different amounts. */
async function receiveMoney(count: number): Promise<void> {
  const { now } = world.clock;
  const values = { amount: 1, currency: 'UGX', status: 'SUCCESSFUL', phoneNumber: '+256772123456' } as const;
  const first = await createRecord(store, payments, values, now);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...first,
    ...{ id: newId(now), reference: `PAY-1${String(at).padStart(5, '0')}`, amount: 1_000 + at * 333 },
  }));
  await store.load(payments, rows);
  await store.transaction(async (tx) => {
    for (const payment of rows) await writeReceipt(tx, payment, now, world.deps.config);
  });
}

/** Runs the job with both authorities until nothing is left, while two of seven calls are interrupted. */
async function runAll(one: TaxAuthority, other: TaxAuthority): Promise<void> {
  const random = seededRandom(7);
  world.efris.disturb(() => (['before', 'after'] as const)[Math.floor(random() * 7)] ?? null);
  const open = () => store.count(fiscalDocuments, { where: [{ path: 'nextAttemptAt', isNull: false }] });
  for (let turns = 0; turns < 100 && (await open()) > 0; turns += 1) {
    await Promise.all([world.run(one), world.run(other)]);
    world.clock.advance(11 * 60_000);
  }
}

/** Checks that our records and the authority's agree on that many receipts, each with one number. */
async function expectEachOnce(count: number): Promise<void> {
  const ours = await store.find(fiscalDocuments);
  const theirs = world.efris.invoices();
  expect([ours.length, theirs.length]).toEqual([count, count]);
  expect(ours.filter(({ status }) => status !== 'ISSUED')).toEqual([]);
  const known = new Map(theirs.map(({ reference, invoiceNo, grossAmount }) => [reference, [invoiceNo, grossAmount]]));
  expect(known.size).toBe(count);
  for (const { reference, fiscalNumber, amount } of ours)
    expect(known.get(reference), reference).toEqual([fiscalNumber, amount * 100]);
  const onReceipts = new Set((await store.find(receipts)).map(({ fiscalDocumentNumber }) => fiscalDocumentNumber));
  expect(onReceipts).toEqual(new Set(theirs.map(({ invoiceNo }) => invoiceNo)));
  expect(ours.some(({ attempts }) => attempts > 1)).toBe(true);
}

/** The number of receipts; `npm run test:chaos` uses 1,200. */
const MANY = rounds(150);

it(`${MANY} receipts are fiscalised exactly once, although answers are lost before and after they take effect`, async () => {
  await receiveMoney(MANY);
  await runAll(world.authority, world.authority);
  await expectEachOnce(MANY);
});

it('receipts are fiscalised exactly once if two processes request keys concurrently', async () => {
  await receiveMoney(40);
  await runAll(world.authority, world.anotherAuthority());
  await expectEachOnce(40);
});
