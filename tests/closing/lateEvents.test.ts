import { addDays, addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { statementLines } from '../../resources/statements/statementLines';
import type { DayClose } from '../../server/closing/DayClose';
import { prepareStore } from '../../server/prepare';
import { dayAfter, getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { load, openBooks, type PaidRows, paidAt, refundAll, type Shared } from './booksOfDay';
import { closeDay, closeUntil, type People, twoPeople } from './closeDays';

const FIRST = '2026-03-15';
const DAYS = 10;
const EVENTS = 1_000;
const MINUTE = 60_000;

let store: Store;
let shared: Shared;
let people: People;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  people = await twoPeople(store);
  await closeUntil(store, FIRST);
  const from = new Date(getDayStart(FIRST));
  shared = await openBooks(store, addDays(from, -1), addDays(from, DAYS + 5));
});
afterAll(() => store.close());

/** Returns a generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const closedRows = async () =>
  new Map(
    (await store.find(dayCloses, { where: [{ path: 'status', in: ['CLOSED'] }] })).map(
      (row) => [row.day, row] as const,
    ),
  );

it('keeps the totals of closed days through 1,000 random later events, and counts each payment and line once', async () => {
  const random = randomFrom(15);
  const clock = { now: new Date(getDayStart(dayAfter(FIRST, 1))) };
  const deps = { store, now: () => clock.now };
  const frozen = new Map<string, DayClose>();
  let events = 0;
  let [payments, lines] = [0, 0];

  /** Returns a payment of the last days that is booked now. */
  const latePayment = (): PaidRows => {
    const back = random() * 6 * 24 * 60 * MINUTE;
    const rows = paidAt(new Date(Math.max(clock.now.getTime() - back, Date.parse(getDayStart(FIRST)))), shared);
    const arrived = { dateCreated: clock.now.toISOString(), dateUpdated: clock.now.toISOString() };
    for (const row of [...rows.transactions, ...rows.lines]) Object.assign(row, arrived);
    if (random() < 0.1) rows.receipt = null;
    if (random() < 0.2) {
      rows.lines = [];
      lines--;
    }
    if (random() < 0.2) refundAll(rows, clock.now);
    payments++;
    lines++;
    return rows;
  };
  /** Returns a line that is imported now. */
  const lateLine = () => {
    const [line] = paidAt(new Date(clock.now.getTime() - random() * 3 * 24 * 60 * MINUTE), shared).lines;
    const moment = { dateCreated: clock.now.toISOString(), dateUpdated: clock.now.toISOString() };
    const early = line && Date.parse(line.bookedAt ?? '') < Date.parse(getDayStart(FIRST));
    lines++;
    return {
      ...line,
      ...moment,
      ...(early ? { bookedAt: getDayStart(FIRST) } : {}),
      paymentId: null,
      status: 'UNMATCHED',
    };
  };
  const closeNext = async (day: string) => {
    frozen.set(day, await closeDay(deps, day, people));
  };

  let next = FIRST;
  while (events < EVENTS) {
    const batch = 10 + Math.floor(random() * 30);
    const rows = Array.from({ length: batch }, () => (random() < 0.8 ? latePayment() : null));
    await load(
      store,
      rows.filter((row) => row !== null),
    );
    const alone = rows.filter((row) => row === null).map(lateLine);
    await store.load(statementLines, alone as Parameters<typeof store.load<typeof statementLines.fields>>[1]);
    events += batch;
    // Half of the steps are shorter than the interval in which recent records may not be visible to everyone yet.
    clock.now = addMilliseconds(clock.now, random() * (random() < 0.5 ? 5 : 600) * MINUTE);
    if (getDayStart(dayAfter(next, 1)) < clock.now.toISOString() && random() < 0.5) {
      await closeNext(next);
      next = dayAfter(next, 1);
    }
    const closed = await closedRows();
    for (const [day, row] of frozen) expect(closed.get(day)).toEqual(row);
  }
  clock.now = addDays(clock.now, 2);
  while (getDayStart(dayAfter(next, 1)) < clock.now.toISOString()) {
    await closeNext(next);
    next = dayAfter(next, 1);
  }
  expect(frozen.size).toBeGreaterThan(3);
  const sum = (of: (row: DayClose) => number) => [...frozen.values()].reduce((total, row) => total + of(row), 0);
  expect(sum((row) => row.payments)).toBe(payments);
  expect(sum((row) => row.received)).toBe(payments * 149_000);
  expect(sum((row) => (row.totals as { lines: number }).lines)).toBe(lines);
  const days = new Map([...frozen.values()].map(({ id, day }) => [id, day]));
  const late = await store.find(closeDifferences, { where: [{ path: 'closeId', in: [...days.keys()] }] });
  expect(late.every(({ closeId, moneyDay }) => moneyDay <= (days.get(closeId) ?? ''))).toBe(true);
  expect(late.some(({ closeId, moneyDay }) => moneyDay < (days.get(closeId) ?? ''))).toBe(true);
});
