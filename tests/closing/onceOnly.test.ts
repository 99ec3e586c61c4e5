import { addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { compare } from '../../server/closing/closing';
import { prepareStore } from '../../server/prepare';
import { dayAfter, getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';
import { anotherLine, load, openBooks, type PaidRows, paidAt, refundAll, type Shared } from './booksOfDay';

const AMOUNT = 149_000;
const DAY_LONG = 86_400_000;
const now = () => new Date('2026-03-30T09:00:00.000Z');

let store: Store;
let shared: Shared;
/** Each test has three days of its own. */
let first = '2026-01-01';
beforeAll(async () => {
  const start = new Date(getDayStart(first));
  store = await prepareStore(await openMigratedDatabase(), false, start);
  shared = await openBooks(store, start, addMilliseconds(start, 80 * DAY_LONG));
});
afterAll(() => store.close());
beforeEach(() => {
  first = dayAfter(first, 3);
});

/** Returns a moment of one of the test's days, counted from 0. */
const on = (day: number, hours = 9) => addMilliseconds(new Date(getDayStart(dayAfter(first, day))), hours * 3_600_000);

/** Returns what the closes of the test's days name, day by day: kind, amount, number of records, day of the money. */
async function namedOnDays() {
  const days = [];
  for (const at of [0, 1, 2]) {
    const day = dayAfter(first, at);
    const { id } = await compare({ store, now }, day, null);
    const where = [
      { path: 'closeId', in: [id] },
      { path: 'status', in: ['OPEN'] },
    ] as const;
    const found = await store.find(closeDifferences, { where, sort: { path: 'amount', ascending: true } });
    days.push(found.map(({ kind, amount, records, moneyDay }) => `${kind} ${amount} ${records} ${moneyDay === day}`));
  }
  return days;
}

/** Adds a line with money that went out. */
const paidOut = (rows: PaidRows, code: string, moment: Date) =>
  anotherLine(rows, code, {
    ...{ direction: 'OUT', status: 'UNMATCHED', paymentId: null, fee: 0, bookedAt: moment.toISOString() },
    ...{ slipCode: rows.payment.slipCode ?? null, dateCreated: moment.toISOString() },
  });

describe('a refund that was booked twice', () => {
  it('is named on the day of the second booking only', async () => {
    const rows = paidAt(on(0), shared);
    refundAll(rows, on(0, 10));
    refundAll(rows, on(1));
    await load(store, [rows]);
    expect(await namedOnDays()).toEqual([[], [`REFUNDED_TWICE ${AMOUNT} 1 true`], []]);
  });

  it('is named on the day that has the last moment before midnight, not on the one that begins then', async () => {
    const rows = paidAt(on(0), shared);
    refundAll(rows, on(0, 10));
    refundAll(rows, addMilliseconds(on(2, 0), -1));
    const later = paidAt(on(0), shared);
    refundAll(later, on(0, 10));
    refundAll(later, on(2, 0));
    await load(store, [rows, later]);
    const named = `REFUNDED_TWICE ${AMOUNT} 1 true`;
    expect(await namedOnDays()).toEqual([[], [named], [named]]);
  });

  it('is named each time that it is booked once more', async () => {
    const rows = paidAt(on(0), shared);
    for (const at of [0, 1, 2]) refundAll(rows, on(at, 10));
    await load(store, [rows]);
    const named = `REFUNDED_TWICE ${AMOUNT} 1 true`;
    expect(await namedOnDays()).toEqual([[], [named], [named]]);
  });

  it('is not named again if the statement shows both, whichever day that is', async () => {
    const rows = paidAt(on(0), shared);
    refundAll(rows, on(0, 10));
    refundAll(rows, on(1));
    paidOut(rows, `OUT1${first}`, on(0, 11));
    paidOut(rows, `OUT2${first}`, on(2));
    await load(store, [rows]);
    expect(await namedOnDays()).toEqual([[], [`REFUNDED_TWICE ${AMOUNT} 1 true`], []]);
  });
});

describe('money that the statement shows to have gone out twice', () => {
  it('is named on the day of the second line', async () => {
    const rows = paidAt(on(0), shared);
    refundAll(rows, on(0, 10));
    paidOut(rows, `OUT1${first}`, on(0, 11));
    paidOut(rows, `OUT2${first}`, on(1));
    await load(store, [rows]);
    expect(await namedOnDays()).toEqual([[], [`REFUNDED_TWICE ${AMOUNT} 1 true`], []]);
  });

  it('is a reversal on the first day if the books have no refund', async () => {
    const rows = paidAt(on(0), shared);
    paidOut(rows, `OUT1${first}`, on(0, 11));
    paidOut(rows, `OUT2${first}`, on(1));
    await load(store, [rows]);
    expect(await namedOnDays()).toEqual([[`REVERSAL ${AMOUNT} 1 true`], [`REFUNDED_TWICE ${AMOUNT} 1 true`], []]);
  });
});

describe('a payment in two parts', () => {
  const twoLines = (rest: number, more: Parameters<typeof anotherLine>[2]) => {
    const rows = paidAt(on(0), shared);
    const [line] = rows.lines;
    if (line) Object.assign(line, { amount: 100_000, phoneNumber: '+256772000001' });
    const other = anotherLine(rows, `PART${first}`, { amount: rest, bookedAt: on(0, 11).toISOString(), ...more });
    return { rows, line, other };
  };
  const loose = { status: 'UNMATCHED', paymentId: null } as const;

  it('is no difference if both lines are matched with it', async () => {
    await load(store, [twoLines(49_000, {}).rows]);
    expect(await namedOnDays()).toEqual([[], [], []]);
  });

  it('is no difference either if the second part arrives on the next day', async () => {
    await load(store, [twoLines(49_000, { bookedAt: on(1).toISOString() }).rows]);
    expect(await namedOnDays()).toEqual([[], [], []]);
  });

  it.each([48_999, 49_001])('differs if the second part is %i instead of 49,000', async (rest) => {
    await load(store, [twoLines(rest, {}).rows]);
    expect((await namedOnDays())[0]?.sort()).toEqual(
      [`DOUBLED_LINE ${rest} 1 true`, 'WRONG_AMOUNT 49000 1 true'].sort(),
    );
  });

  it('is one difference that names the payment and the other line if that may be its part', async () => {
    const { rows, line, other } = twoLines(49_000, { ...loose, phoneNumber: null });
    await load(store, [rows]);
    expect(await namedOnDays()).toEqual([['WRONG_AMOUNT 49000 2 true'], [], []]);
    const where = [{ path: 'key', in: [`WRONG_AMOUNT:STATEMENTS:${line?.id}`] }] as const;
    expect(await store.find(closeDifferences, { where })).toMatchObject([
      { lineId: other.id, paymentId: rows.payment.id },
    ]);
  });

  it('is two differences if another payer sent the rest, if the rest is another amount, or if two lines fit', async () => {
    const apart = ['UNKNOWN_CODE 49000 1 true', 'WRONG_AMOUNT 49000 1 true'];
    await load(store, [twoLines(49_000, { ...loose, phoneNumber: '+256772000002' }).rows]);
    expect((await namedOnDays())[0]?.sort()).toEqual(apart);

    first = dayAfter(first, 3);
    await load(store, [twoLines(49_001, { ...loose, phoneNumber: null }).rows]);
    expect((await namedOnDays())[0]?.sort()).toEqual(['UNKNOWN_CODE 49001 1 true', 'WRONG_AMOUNT 49000 1 true']);

    first = dayAfter(first, 3);
    const { rows } = twoLines(49_000, { ...loose, phoneNumber: null });
    anotherLine(rows, `THIRD${first}`, { ...loose, amount: 49_000, phoneNumber: null });
    await load(store, [rows]);
    expect((await namedOnDays())[0]?.sort()).toEqual(['UNKNOWN_CODE 49000 1 true', ...apart]);
  });
});
