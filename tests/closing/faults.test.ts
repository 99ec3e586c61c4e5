import { addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { statementLines } from '../../resources/statements/statementLines';
import { compare } from '../../server/closing/closing';
import { balanceOfReceived } from '../../server/ledger/rules/paymentBalance';
import { prepareStore } from '../../server/prepare';
import { dayAfter, dayAt, getDayStart } from '../../server/rules/days';
import { importStatement } from '../../server/statements/importStatement';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { csv, inBase64, newSource } from '../payments/statementFiles';
import { openMigratedDatabase } from '../support/databases';
import { anotherLine, load, openBooks, type PaidRows, paidAt, refundAll, type Shared } from './booksOfDay';

/** The first days of a clean month and of one with faults. */
const [CLEAN, FIRST] = ['2026-02-01', '2026-03-01'];
const DAY_LONG = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const START = new Date(getDayStart(CLEAN));
const now = () => new Date('2026-04-02T09:00:00.000Z');

type Line = PaidRows['lines'][number];
type Method = 'MOBILE_MONEY' | 'BANK_TRANSFER' | 'CHEQUE';

/** A month in the books and on the statements. */
interface Month {
  online: PaidRows[];
  slips: Record<Method, PaidRows[]>;
}

let store: Store;
let shared: Shared;
let sources: Record<'MERCHANT_REPORT' | 'MTN_WALLET' | 'BANK', string>;
beforeAll(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, START);
  shared = await openBooks(store, addMilliseconds(START, -2 * DAY_LONG), addMilliseconds(START, -DAY_LONG));
  const made = async (kind: keyof typeof sources) =>
    (await newSource({ store, clock: { now: START } as never }, kind)).id;
  sources = {
    MERCHANT_REPORT: await made('MERCHANT_REPORT'),
    MTN_WALLET: await made('MTN_WALLET'),
    BANK: await made('BANK'),
  };
});
afterAll(() => store.close());

let slips = 0;
/** Returns a payment by slip, shown by its wallet or its bank. */
function bySlip(method: Method, moment: Date): PaidRows {
  const rows = paidAt(moment, shared);
  slips += 1;
  const code =
    method === 'CHEQUE'
      ? null
      : method === 'MOBILE_MONEY'
        ? `4307${1_000_000 + slips * 37}`
        : `FT${20_000_000 + slips * 53}`;
  const manualReference = code ?? `CHQ ${400_000 + slips}`;
  Object.assign(rows.payment, {
    ...{ manualMethod: method, manualReference, provider: null, trackingId: null, carrier: null },
    ...{ confirmationCode: manualReference, slipCode: code },
  });
  const [line] = rows.lines;
  const shown = code
    ? { code, slipCode: code }
    : {
        code: `CLR${slips}`,
        slipCode: null,
        description: `Inward clearing ${manualReference}`,
        bookedAt: after(moment, 2 * DAY_LONG),
      };
  Object.assign(line ?? {}, { fee: 0, sourceId: sources[method === 'MOBILE_MONEY' ? 'MTN_WALLET' : 'BANK'], ...shown });
  return rows;
}

const after = (moment: string | Date | null | undefined, time: number) =>
  addMilliseconds(moment ?? '', time).toISOString();

/** Returns the payments of a month of as many days, spread evenly over each day except for its first and last hour. */
function newMonth(
  first: string,
  days: number,
  { online: count, bySlip: bySlips }: { online: number; bySlip: number },
): Month {
  const spread = (all: number, make: (moment: Date) => PaidRows) =>
    Array.from({ length: all }, (_, at) => {
      const whole = (at / all) * days;
      const inDay = (whole - Math.floor(whole)) * 22 * HOUR;
      return make(addMilliseconds(getDayStart(first), Math.floor(whole) * DAY_LONG + HOUR + Math.floor(inDay)));
    });
  const online = spread(count, (moment) => {
    const rows = paidAt(moment, shared);
    Object.assign(rows.lines[0] ?? {}, { sourceId: sources.MERCHANT_REPORT });
    return rows;
  });
  const of = (method: Method) => spread(Math.floor(bySlips / 3), (moment) => bySlip(method, moment));
  const month = {
    online,
    slips: { MOBILE_MONEY: of('MOBILE_MONEY'), BANK_TRANSFER: of('BANK_TRANSFER'), CHEQUE: of('CHEQUE') },
  };
  for (const [at, rows] of allOf(month).entries()) {
    const phoneNumber = `+2567${String(70_000_000 + at)}`;
    Object.assign(rows.payment, { phoneNumber });
    for (const line of rows.lines)
      Object.assign(line, { phoneNumber: rows.payment.manualMethod === 'CHEQUE' ? null : phoneNumber });
  }
  return month;
}

const allOf = ({ online, slips: { MOBILE_MONEY, BANK_TRANSFER, CHEQUE } }: Month) => [
  ...online,
  ...MOBILE_MONEY,
  ...BANK_TRANSFER,
  ...CHEQUE,
];

/** The row of a file in which it is shown: its moment, code, money, fee, payer, reference and description. */
const HEADINGS = ['Date', 'Code', 'Amount', 'Currency', 'Charge', 'Payer', 'Ref', 'About'];
const MAPPING = {
  ...{ date: 'Date', code: 'Code', amount: 'Amount', currency: 'Currency', fee: 'Charge' },
  ...{ payer: 'Payer', reference: 'Ref', description: 'About' },
};
const wall = (iso: string) => new Date(Date.parse(iso) + 3 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
const rowOf = ({ bookedAt, code, direction, amount = 0, currency, fee, phoneNumber, reference, description }: Line) => [
  ...[wall(bookedAt ?? ''), code ?? '', direction === 'OUT' ? -amount : amount, currency ?? 'UGX', fee ?? 0],
  ...[phoneNumber ?? '', reference ?? '', description ?? ''],
];

/** Imports the month's files of all sources. */
async function importLines(lines: readonly Line[], fileName = 'month.csv') {
  for (const sourceId of Object.values(sources)) {
    const own = lines.filter((line) => line.sourceId === sourceId);
    if (own.length === 0) continue;
    const rows = [...own].sort((a, b) => ((a.bookedAt ?? '') < (b.bookedAt ?? '') ? -1 : 1)).map(rowOf);
    const content = inBase64(csv([HEADINGS, ...rows]));
    await importStatement(
      { store, now },
      { sourceId, fileName, content, mapping: MAPPING as never, acceptDoubts: true },
      null,
    );
  }
}

/** A difference as it is expected: its key, in which `{line CODE}` stands for a line's id, and the day of its money. */
type Expected = readonly [key: string, moment: string | null | undefined, closedLater?: number];
type Plant = (rows: PaidRows, at: number) => Expected;

const paidOf = ({ payment }: PaidRows) => payment.paidAt;
const lineOf = (rows: PaidRows): Line => {
  const [line] = rows.lines;
  if (!line) throw new Error('The payment has no line.');
  return line;
};
const ofPayment =
  (kind: string, tie: string) =>
  (rows: PaidRows): Expected => [`${kind}:${tie}:${rows.payment.id}`, paidOf(rows)];
const ofLine = (kind: string, line: Line): Expected => [
  `${kind}:STATEMENTS:{line ${line.code} ${line.direction}}`,
  line.bookedAt,
];
/** Changes the line of a payment, which is then named. */
const changing =
  (kind: string, changes: (line: Line) => object): Plant =>
  (rows) => {
    const line = lineOf(rows);
    Object.assign(line, changes(line));
    return ofLine(kind, line);
  };
/** Changes the records of a payment, which is then named. */
const breaking =
  (kind: string, tie: string, change: (rows: PaidRows) => unknown): Plant =>
  (rows) => {
    change(rows);
    return ofPayment(kind, tie)(rows);
  };
const OUT = { direction: 'OUT', fee: 0, reference: null, phoneNumber: null } as const;
const noMoney = (rows: PaidRows) => {
  Object.assign(rows.payment, { paidAt: null, status: 'FAILED', slipCode: null });
  Object.assign(rows, { transactions: [], balances: [], subscription: null, events: [] });
};
const term = ({ subscription }: PaidRows, start: number, end: number) => {
  const { startDate, endDate } = subscription ?? {};
  Object.assign(subscription ?? {}, {
    startDate: after(startDate, start * DAY_LONG),
    endDate: after(endDate, end * DAY_LONG),
  });
};
const midnightAfter = (rows: PaidRows) => Date.parse(getDayStart(dayAfter(dayAt(new Date(paidOf(rows) ?? '')), 1)));
/** Moves a payment with the beginning of its service. */
const payAt = ({ payment, subscription }: PaidRows, moment: number) => {
  const start = new Date(moment).toISOString();
  Object.assign(payment, { paidAt: start });
  Object.assign(subscription ?? {}, { startDate: start, endDate: after(start, 30 * DAY_LONG) });
};
const strangers: string[] = [];

/** The faults of payments through the provider, each with how often it is planted. */
const ONLINE_FAULTS: readonly [fault: string, times: number, plant: Plant][] = [
  ['a lost line', 2, breaking('LOST_LINE', 'STATEMENTS', (rows) => Object.assign(rows, { lines: [] }))],
  [
    'an unknown code',
    2,
    (rows, at) =>
      ofLine('UNKNOWN_CODE', anotherLine(rows, `STRANGER${at}`, { amount: 77_000 + at, phoneNumber: null })),
  ],
  ['an amount by 1', 2, changing('WRONG_AMOUNT', ({ amount = 0 }) => ({ amount: amount - 1 }))],
  [
    'a second line under another code',
    2,
    (rows, at) =>
      ofLine(
        'DOUBLED_LINE',
        anotherLine(rows, `AGAIN${at}`, { bookedAt: after(paidOf(rows), MINUTE), reference: rows.payment.id }),
      ),
  ],
  ['a missing fee', 2, changing('MISSING_FEE', () => ({ fee: 0 }))],
  ['an implausible fee', 2, changing('HIGH_FEE', () => ({ fee: 52_150 }))],
  [
    'a reversal with the same code',
    2,
    (rows) => {
      const line = anotherLine(rows, lineOf(rows).code ?? '', { ...OUT, bookedAt: after(paidOf(rows), HOUR / 2) });
      return [`REVERSAL:${rows.payment.id}`, line.bookedAt];
    },
  ],
  [
    'a reversal with its own code',
    2,
    (rows, at) => {
      const line = anotherLine(rows, `BACK${at}`, {
        ...OUT,
        reference: rows.payment.id,
        bookedAt: after(paidOf(rows), HOUR / 2),
      });
      return [`REVERSAL:${rows.payment.id}`, line.bookedAt];
    },
  ],
  [
    'a payment that failed with us',
    2,
    (rows) => {
      noMoney(rows);
      rows.receipt = null;
      Object.assign(lineOf(rows), { reference: rows.payment.id });
      return ofLine('UNKNOWN_CODE', lineOf(rows));
    },
  ],
  [
    'a line at 23:59 of the day before',
    1,
    (rows) => {
      const midnight = midnightAfter(rows);
      payAt(rows, midnight + MINUTE);
      Object.assign(lineOf(rows), { bookedAt: new Date(midnight - MINUTE).toISOString() });
      return [`WRONG_DAY:STATEMENTS:${rows.payment.id}`, paidOf(rows)];
    },
  ],
  [
    'a line at 00:01 of the day after',
    1,
    (rows) => {
      const midnight = midnightAfter(rows);
      payAt(rows, midnight - MINUTE);
      Object.assign(lineOf(rows), { bookedAt: new Date(midnight + MINUTE).toISOString() });
      return [`WRONG_DAY:STATEMENTS:${rows.payment.id}`, lineOf(rows).bookedAt];
    },
  ],
  [
    'a payment in two parts',
    2,
    (rows, at) => {
      Object.assign(lineOf(rows), { amount: 100_000 + at });
      anotherLine(rows, `PART${at}`, { amount: 49_000 - at, phoneNumber: null, bookedAt: after(paidOf(rows), MINUTE) });
      return ofLine('WRONG_AMOUNT', lineOf(rows));
    },
  ],
  ['another currency', 2, changing('OTHER_CURRENCY', () => ({ currency: 'KES', amount: 5_000, fee: 100 }))],
  ['a missing receipt', 2, breaking('MISSING_RECEIPT', 'RECEIPTS', (rows) => Object.assign(rows, { receipt: null }))],
  [
    'a receipt of another amount',
    2,
    breaking('WRONG_AMOUNT', 'RECEIPTS', ({ receipt }) => Object.assign(receipt ?? {}, { amount: 129_000 })),
  ],
  [
    'a receipt without money',
    2,
    (rows) => {
      noMoney(rows);
      rows.lines = [];
      return [`RECEIPT_WITHOUT_MONEY:RECEIPTS:${rows.receipt?.id}`, rows.receipt?.dateCreated];
    },
  ],
  [
    'a missing entitlement',
    2,
    breaking('MISSING_ENTITLEMENT', 'SERVICE', (rows) => Object.assign(rows, { subscription: null, events: [] })),
  ],
  [
    'days granted twice',
    2,
    breaking('DAYS_TWICE', 'SERVICE', ({ events }) =>
      events.push(...events.map((event) => ({ ...event, id: newId(START), position: 1 }))),
    ),
  ],
  ['service cut short', 1, breaking('SHORTENED_SERVICE', 'SERVICE', (rows) => term(rows, 0, -27))],
  ['service moved before its payment', 1, breaking('SHORTENED_SERVICE', 'SERVICE', (rows) => term(rows, -27, -27))],
  [
    'service that nobody paid for',
    2,
    (rows) => {
      Object.assign(rows, { receipt: null, lines: [] });
      const { subscription } = rows;
      noMoney(rows);
      Object.assign(rows, {
        subscription: { ...subscription, status: 'ACTIVE', paymentId: null, paymentStatus: 'NEW' },
      });
      return [`UNPAID_SERVICE:SERVICE:${subscription?.id}`, subscription?.startDate];
    },
  ],
  ['a missing ledger entry', 2, breaking('MISSING_ENTRY', 'LEDGER', (rows) => Object.assign(rows, { balances: [] }))],
  [
    'a wrong ledger entry',
    2,
    breaking('WRONG_AMOUNT', 'LEDGER', (rows) =>
      Object.assign(rows, {
        balances: [
          balanceOfReceived({
            ...{ amount: 140_000, price: 140_000, vatRate: 18, commissionPercent: null },
            moneyAccount: 'PROVIDER_MTN',
          }),
        ],
      }),
    ),
  ],
  [
    'a refund that was booked twice',
    2,
    (rows) => {
      const at = new Date(paidOf(rows) ?? '');
      refundAll(rows, at);
      refundAll(rows, at);
      return [`REFUNDED_TWICE:${rows.payment.id}`, at.toISOString()];
    },
  ],
  [
    'a credited payment that lost its status',
    1,
    breaking('LOST_STATUS', 'LEDGER', ({ payment }) => Object.assign(payment, { status: 'FAILED' })),
  ],
  [
    'a credited payment that lost its status and moment',
    1,
    (rows) => {
      const paid = paidOf(rows);
      Object.assign(rows.payment, { status: 'FAILED', paidAt: null });
      return [`LOST_STATUS:LEDGER:${rows.payment.id}`, paid];
    },
  ],
  [
    'a repeated row',
    2,
    (rows) => {
      const [line] = [lineOf(rows)];
      rows.lines.push({ ...line, id: newId(START) });
      return [`DOUBLED_LINE:STATEMENTS:{second ${line.code}}`, line.bookedAt];
    },
  ],
  [
    'a phone of another customer',
    2,
    (rows, at) => {
      const phoneNumber = `+25675${String(2_000_000 + at)}`;
      strangers.push(phoneNumber);
      Object.assign(lineOf(rows), { phoneNumber });
      return ofLine('OTHER_PAYER', lineOf(rows));
    },
  ],
];

/** The faults of payments by slip. */
const SLIP_FAULTS: readonly [fault: string, method: Method, times: number, plant: Plant][] = [
  [
    'a mistyped bank slip',
    'BANK_TRANSFER',
    2,
    (rows) => {
      const code = lineOf(rows).code ?? '';
      const slipCode = `${code.slice(0, -3)}${code.slice(-2, -1)}${code.slice(-3, -2)}${code.slice(-1)}`.replace(
        code,
        `${code.slice(0, -1)}X`,
      );
      Object.assign(rows.payment, { slipCode, confirmationCode: slipCode, manualReference: slipCode });
      Object.assign(lineOf(rows), { phoneNumber: null });
      return ofPayment('MISTYPED_SLIP', 'STATEMENTS')(rows);
    },
  ],
  [
    'a cheque that never cleared',
    'CHEQUE',
    2,
    (rows) => {
      rows.lines = [];
      return [`UNCLEARED_SLIP:STATEMENTS:${rows.payment.id}`, paidOf(rows), 7];
    },
  ],
  [
    'a cash-out of the wallet to a stranger',
    'MOBILE_MONEY',
    2,
    (rows, at) =>
      ofLine(
        'UNEXPLAINED_OUT',
        anotherLine(rows, `43999${100_000 + at}`, { ...OUT, amount: 2_500_000 + at, description: 'CASH_OUT' }),
      ),
  ],
  [
    'a debit of the bank without a reason',
    'BANK_TRANSFER',
    2,
    (rows, at) =>
      ofLine(
        'UNEXPLAINED_OUT',
        anotherLine(rows, `DEBIT${at}`, { ...OUT, amount: 349_000 + at, description: 'Returned cheque' }),
      ),
  ],
  [
    'a refund that was not sent',
    'BANK_TRANSFER',
    2,
    (rows) => {
      const at = new Date(after(paidOf(rows), HOUR / 2));
      refundAll(rows, at);
      return [`UNSENT_REFUND:STATEMENTS:${rows.refunds[0]?.id}`, at.toISOString(), 3];
    },
  ],
];

/** Plants every fault at payments of their own, well inside the month. Returns what the closes must name. */
function plant({ online, slips: bySlips }: Month): Expected[] {
  const expected: Expected[] = [];
  let place = 401;
  const planted = new Set<PaidRows>();
  const next = (all: readonly PaidRows[]): PaidRows => {
    for (;;) {
      place += 97;
      const rows = all[Math.floor(all.length * 0.1) + (place % Math.floor(all.length * 0.6))];
      if (!rows || planted.has(rows)) continue;
      planted.add(rows);
      return rows;
    }
  };
  for (const [, times, make] of ONLINE_FAULTS)
    for (let at = 0; at < times; at += 1) expected.push(make(next(online), place));
  for (const [, method, times, make] of SLIP_FAULTS)
    for (let at = 0; at < times; at += 1) expected.push(make(next(bySlips[method]), place));
  return expected;
}

/** Returns what the closes of a month's days name: the key, the day on which it is named, and the day of its money. */
async function namedInMonth(first: string, days: number) {
  const named: string[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = dayAfter(first, at);
    const { id } = await compare({ store, now }, day, null);
    const where = [
      { path: 'closeId', in: [id] },
      { path: 'status', in: ['OPEN'] },
    ] as const;
    for (const { key, moneyDay } of await store.find(closeDifferences, { where }))
      named.push(`${key} on ${day} of ${moneyDay}`);
  }
  return named.sort();
}

/** Returns the ids of lines by how the expected keys call them. */
async function lineNames(): Promise<ReadonlyMap<string, string>> {
  const all = await store.pick(statementLines, ['id', 'code', 'direction'], {});
  return new Map(
    all.flatMap(
      ({ id, code, direction }) =>
        [
          [`{line ${code} ${direction}}`, id],
          ...(code.includes(' ROW ') ? [[`{second ${code.slice(0, code.indexOf(' '))}}`, id] as const] : []),
        ] as const,
    ),
  );
}

/** Stores the payments of a month, and imports the lines that show them. */
async function bookMonth(month: Month): Promise<void> {
  await load(
    store,
    allOf(month).map((rows) => ({ ...rows, lines: [] })),
  );
  await importLines(allOf(month).flatMap((rows) => rows.lines));
}

/** Returns what is expected as `namedInMonth` returns it. */
async function inWords(expected: readonly Expected[]): Promise<string[]> {
  const ids = await lineNames();
  return expected
    .map(([key, moment, later = 0]) => {
      const day = dayAt(new Date(moment ?? ''));
      return `${key.replace(/\{.*\}/, (name) => ids.get(name) ?? name)} on ${dayAfter(day, later)} of ${day}`;
    })
    .sort();
}

const DETAIL = {
  firstName: 'Other',
  lastName: 'Customer',
  companyName: null,
  emailAddress: null,
  placeOfResidence: null,
  tin: null,
};
const dates = { dateCreated: START.toISOString(), dateUpdated: START.toISOString() };

it('names nothing in a clean month of three sources', async () => {
  // Its last cheques clear before the month ends.
  await bookMonth(newMonth(CLEAN, 26, { online: 600, bySlip: 240 }));
  expect(await store.count(statementLines)).toBe(840);
  expect(await namedInMonth(CLEAN, 28)).toEqual([]);
});

describe('among 10,000 payments of a month', () => {
  const expected: Expected[] = [];
  let month: Month;

  it('names each of 60 planted faults of 33 kinds once, as what it is and on its day, and the same when repeated', async () => {
    month = newMonth(FIRST, 31, { online: 9_300, bySlip: 700 });
    expected.push(...plant(month));
    expect([expected.length, ONLINE_FAULTS.length + SLIP_FAULTS.length]).toEqual([60, 33]);
    await store.load(
      accounts,
      strangers.map((phoneNumber, at) => ({
        ...{ id: newId(START), ...dates, accountNumber: `KF-91000${at}`, type: 'CUSTOMER', status: 'ACTIVE' },
        accountDetail: { ...DETAIL, phoneNumber },
      })),
    );
    await bookMonth(month);
    const named = await namedInMonth(FIRST, 31);
    expect(named).toEqual(await inWords(expected));
    expect(await namedInMonth(FIRST, 31)).toEqual(named);
  });

  it('names lines that a later file lacks or shows with another fee, twice each', async () => {
    const file = month.online.slice(7_000, 7_400).flatMap(({ lines }) => lines);
    const [missing, charged] = [
      [file[100], file[200]],
      [file[150], file[250]],
    ] as const;
    const later = file.flatMap((line) => {
      if (missing.includes(line)) return [];
      return charged.includes(line) ? [{ ...line, fee: (line.fee ?? 0) + 1_000 }] : [line];
    });
    await importLines(later, 'again.csv');
    expected.push(...[...missing, ...charged].flatMap((line) => (line ? [ofLine('CHANGED_LINE', line)] : [])));
    expect(await namedInMonth(FIRST, 31)).toEqual(await inWords(expected));
  });
});
