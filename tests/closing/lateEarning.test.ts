import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { nextToClose } from '../../server/closing/closing';
import { lastClosed } from '../../server/closing/DayClose';
import { recognizeRevenue } from '../../server/ledger/jobs/recognizeRevenue';
import { trialBalance } from '../../server/ledger/ledgerFigures';
import { post } from '../../server/ledger/post';
import { prepareStore } from '../../server/prepare';
import { dayAfter, dayAt, getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { rounds } from '../chaos/rounds';
import { onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { closeDay, type People, twoPeople } from './closeDays';

const HOUR = 3_600_000;

let store: Store;
let scene: Scene;
let people: People;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  for (const { id } of await store.find(paymentBalances, { where: [{ path: 'earnDueAt', isNull: false }] }))
    await store.update(paymentBalances, id, { earnDueAt: null });
  scene = await openScene(store);
  people = await twoPeople(store);
});
afterAll(() => store.close());

/** Returns the last moment of a day. */
const endOf = (day: string) => new Date(Date.parse(getDayStart(dayAfter(day, 1))) - 1).toISOString();

/** Closes the next day if it is over; returns whether it did. */
async function closeNext(): Promise<boolean> {
  const day = await nextToClose(store);
  if (!day || day >= dayAt(scene.clock.now)) return false;
  await closeDay(scene.deps, day, people);
  return true;
}

const closeAll = async () => {
  while (await closeNext());
};
const earningsSince = async (from: Date) => {
  const where = [
    { path: 'type', in: ['EARNING'] },
    { path: 'dateCreated', from: from.toISOString() },
  ] as const;
  return store.find(journalEntries, { where, sort: { path: 'entryNumber', ascending: true } });
};

it('earns the revenue of a closed day on the first open day, and names the day to which it belongs', async () => {
  await onlineCustomer(scene);
  scene.clock.now = new Date('2026-03-17T06:00:00.000Z');
  await closeAll();
  const last = await lastClosed(store);
  expect(last?.day).toBe('2026-03-16');
  const closed = await trialBalance(store, endOf('2026-03-16'));
  scene.clock.now = new Date('2026-03-18T06:00:00.000Z');
  await recognizeRevenue(scene.deps);
  expect((await earningsSince(scene.clock.now)).map(({ bookedAt, description }) => [bookedAt, description])).toEqual([
    ['2026-03-16T21:00:00.000Z', 'Revenue of 14 Mar 2026'],
    ['2026-03-16T21:00:00.000Z', 'Revenue of 15 Mar 2026'],
    ['2026-03-16T21:00:00.000Z', 'Revenue of 16 Mar 2026'],
    ['2026-03-17T20:59:59.999Z', 'Revenue of 17 Mar 2026'],
  ]);
  expect(await trialBalance(store, endOf('2026-03-16'))).toEqual(closed);
});

it('moves an entry that began before midnight and is written after the close, and names its day', async () => {
  scene.clock.now = new Date('2026-03-18T21:00:01.000Z');
  await closeAll();
  const moves = [
    ['BANK', 1],
    ['CASH_ON_HAND', -1],
  ] as const;
  const before = new Date('2026-03-18T20:59:59.000Z');
  const entry = await store.transaction((tx) => post(tx, { type: 'OPENING', description: 'Late', moves }, before));
  expect(entry).toMatchObject({ bookedAt: '2026-03-18T21:00:00.000Z', description: 'Late, of 18 Mar 2026' });
  const open = await store.transaction((tx) =>
    post(tx, { type: 'OPENING', description: 'In time', moves }, scene.clock.now),
  );
  expect(open).toMatchObject({ bookedAt: '2026-03-18T21:00:01.000Z', description: 'In time' });
});

const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('earn' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const) }) },
);

it('never changes the trial balance of a closed day, whatever is earned, paid or reversed later', async () => {
  const frozen = new Map<string, unknown>();
  const paid: string[] = [];
  const keep = async () => {
    const last = await lastClosed(store);
    if (last && !frozen.has(last.day)) frozen.set(last.day, await trialBalance(store, endOf(last.day)));
    for (const [day, balance] of frozen) expect(await trialBalance(store, endOf(day))).toEqual(balance);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (happenings) => {
      for (const each of happenings) {
        if (each.do === 'time') scene.clock.advance(each.hours * HOUR);
        if (each.do === 'earn') await recognizeRevenue(scene.deps);
        if (each.do === 'close') await closeNext();
        if (each.do === 'pay') paid.push((await onlineCustomer(scene)).trackingId);
        const reversed = each.do === 'reverse' ? paid.pop() : undefined;
        if (reversed) await scene.standIn.reverse(reversed);
        await keep();
      }
    }),
    { numRuns: rounds(4), seed: 15 },
  );
  expect(frozen.size).toBeGreaterThan(3);
});
