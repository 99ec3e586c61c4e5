import { addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { compare } from '../../server/closing/closing';
import { prepareStore } from '../../server/prepare';
import { getDayStart } from '../../server/rules/days';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';
import { anotherLine, load, openBooks, type PaidRows, paidAt, refundAll, type Shared } from './booksOfDay';

const DAY = '2026-03-10';
const DAY_LONG = 86_400_000;
const START = new Date(getDayStart(DAY));
const now = () => new Date('2026-03-12T09:00:00.000Z');
const PAYMENTS = 10_000;
/** One of them has a receipt but no money. */
const CREDITED = PAYMENTS - 1;

let store: Store;
let shared: Shared;
beforeAll(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, START);
  shared = await openBooks(store, addMilliseconds(START, -DAY_LONG), addMilliseconds(START, 2 * DAY_LONG));
});
afterAll(() => store.close());

/** How each kind is planted, and the key of the resulting difference. */
const FAULTS: readonly [kind: string, count: number, plant: (rows: PaidRows, at: number) => string][] = [
  [
    'unknown code',
    4,
    (rows, at) => {
      const { id } = anotherLine(rows, `STRANGER${at}`, { paymentId: null, status: 'UNMATCHED' });
      return `UNKNOWN_CODE:STATEMENTS:${id}`;
    },
  ],
  [
    'lost line',
    4,
    (rows) => {
      rows.lines = [];
      return `LOST_LINE:STATEMENTS:${rows.payment.id}`;
    },
  ],
  [
    'doubled line',
    4,
    (rows, at) => {
      const bookedAt = addMilliseconds(rows.payment.paidAt ?? '', 60_000).toISOString();
      return `DOUBLED_LINE:STATEMENTS:${anotherLine(rows, `AGAIN${at}`, { bookedAt }).id}`;
    },
  ],
  [
    'wrong amount',
    4,
    (rows) => {
      const [line] = rows.lines;
      if (line) Object.assign(line, { amount: 14_900 });
      return `WRONG_AMOUNT:STATEMENTS:${line?.id}`;
    },
  ],
  [
    'missing fee',
    3,
    (rows) => {
      const [line] = rows.lines;
      if (line) Object.assign(line, { fee: 0 });
      return `MISSING_FEE:STATEMENTS:${line?.id}`;
    },
  ],
  [
    'missing receipt',
    3,
    (rows) => {
      rows.receipt = null;
      return `MISSING_RECEIPT:RECEIPTS:${rows.payment.id}`;
    },
  ],
  [
    'missing entitlement',
    3,
    (rows) => {
      rows.subscription = null;
      rows.events = [];
      return `MISSING_ENTITLEMENT:SERVICE:${rows.payment.id}`;
    },
  ],
  [
    'days granted twice',
    3,
    (rows) => {
      rows.events = rows.events.flatMap((event) => [
        event,
        { ...event, id: event.id.replace(/.$/, otherDigit), position: 1 },
      ]);
      return `DAYS_TWICE:SERVICE:${rows.payment.id}`;
    },
  ],
  [
    'refunded twice',
    3,
    (rows) => {
      const at = new Date(rows.payment.paidAt ?? '');
      refundAll(rows, at);
      refundAll(rows, at);
      return `REFUNDED_TWICE:${rows.payment.id}`;
    },
  ],
  [
    'wrong day at midnight',
    3,
    (rows, at) => {
      const paid = addMilliseconds(START, 1_000 * (at + 1)).toISOString();
      Object.assign(rows.payment, { paidAt: paid });
      const [line] = rows.lines;
      if (line) Object.assign(line, { bookedAt: addMilliseconds(START, -1_000 * (at + 1)).toISOString() });
      return `WRONG_DAY:STATEMENTS:${rows.payment.id}`;
    },
  ],
  [
    'other currency',
    3,
    (rows) => {
      const [line] = rows.lines;
      if (line) Object.assign(line, { currency: 'KES', amount: 5_000 });
      return `OTHER_CURRENCY:STATEMENTS:${line?.id}`;
    },
  ],
  [
    'reversal',
    3,
    (rows) => {
      const { code } = rows.lines[0] ?? { code: '' };
      anotherLine(rows, code ?? '', { direction: 'OUT', status: 'UNMATCHED', paymentId: null, fee: 0 });
      return `REVERSAL:${rows.payment.id}`;
    },
  ],
  [
    'money out without a reason',
    2,
    (rows, at) => {
      const out = { direction: 'OUT', status: 'UNMATCHED', paymentId: null, fee: 0 } as const;
      return `UNEXPLAINED_OUT:STATEMENTS:${anotherLine(rows, `OUT${at}`, out).id}`;
    },
  ],
  [
    'high fee',
    1,
    (rows) => {
      const [line] = rows.lines;
      if (line) Object.assign(line, { fee: 52_150 });
      return `HIGH_FEE:STATEMENTS:${line?.id}`;
    },
  ],
  [
    'receipt without money',
    1,
    (rows) => {
      Object.assign(rows.payment, { paidAt: null, status: 'FAILED', slipCode: null });
      Object.assign(rows, { lines: [], transactions: [], balances: [], subscription: null, events: [] });
      return `RECEIPT_WITHOUT_MONEY:RECEIPTS:${rows.receipt?.id}`;
    },
  ],
  [
    'shortened service',
    2,
    (rows) => {
      const { startDate, ...term } = rows.subscription ?? {};
      const end = addMilliseconds(startDate ?? '', 3 * DAY_LONG);
      Object.assign(rows, { subscription: { ...term, startDate, endDate: end.toISOString() } });
      return `SHORTENED_SERVICE:SERVICE:${rows.payment.id}`;
    },
  ],
];

const otherDigit = (digit: string) => (digit === '0' ? '1' : '0');

it('finds exactly the 46 planted faults of 16 kinds among 10,000 payments, and the same when repeated', async () => {
  const between = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      paidAt(addMilliseconds(START, from + Math.floor((at * DAY_LONG) / count)), shared),
    );
  const day = between(0, PAYMENTS);
  const expected: string[] = [];
  let place = 97;
  for (const [, count, plant] of FAULTS)
    for (let at = 0; at < count; at++) {
      const rows = day[place];
      if (rows) expected.push(plant(rows, place));
      place += 211;
    }
  expect(expected).toHaveLength(46);
  const lastOfBefore = paidAt(addMilliseconds(START, -1), shared);
  const firstOfNext = paidAt(addMilliseconds(START, DAY_LONG), shared);
  await load(store, [...day, ...between(-DAY_LONG, 200), ...between(DAY_LONG, 200), lastOfBefore, firstOfNext]);

  const close = await compare({ store, now }, DAY, null);
  const found = await store.find(closeDifferences);
  expect(found.map(({ key }) => key).sort()).toEqual([...expected].sort());
  expect(found.every(({ moneyDay, closeId }) => moneyDay === DAY && closeId === close.id)).toBe(true);
  expect(close).toMatchObject({ day: DAY, status: 'OPEN', payments: CREDITED, differences: 46 });
  expect(close.received).toBe(CREDITED * 149_000);
  const whole = { payments: CREDITED, amount: CREDITED * 149_000 };
  expect(close.totals).toMatchObject({
    carriers: [{ key: 'MTN_UGANDA', name: null, ...whole }],
    packages: [{ key: shared.productId, name: 'Close 20', ...whole }],
    agents: [{ key: null, name: null, ...whole }],
    returns: 3,
    returned: 6 * 149_000,
  });

  const again = await compare({ store, now }, DAY, null);
  expect(again).toMatchObject({ differences: 46, totals: close.totals });
  expect(await store.find(closeDifferences)).toEqual(found);
});

it('ties the days before and after', async () => {
  for (const [day, payments] of [
    ['2026-03-09', 201],
    ['2026-03-11', 201],
  ] as const) {
    const { differences, payments: counted } = await compare({ store, now }, day, null);
    expect({ day, differences, counted }).toEqual({ day, differences: 0, counted: payments });
  }
});
