import { stringify } from 'csv-stringify/sync';
import type { RecordOf } from '../../resources/language/defineResource';
import { seededRandom } from '../../resources/language/demo/random';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { dayAfter, getDayStart } from '../rules/days';
import { importStatement } from '../statements/importStatement';
import { createChance, HOUR } from './Chance';
import { demoDays, morningAfter } from './demoDays';
import { changeAs, type World } from './World';

type Row = (string | number)[];

const HEADINGS: Record<string, Row> = {
  MERCHANT_REPORT: ['Date', 'Payment Method', 'Confirmation Code', 'Currency', 'Amount', 'Commission', 'Reference'],
  MTN_WALLET: ['Date / Time', 'Transaction ID', 'Transaction Type', 'Amount', 'From Account', 'Fee', 'Reference'],
  AIRTEL_WALLET: [
    'Transaction Date',
    'Transaction ID',
    'Description',
    'Status',
    'Transaction Amount',
    'Credit/Debit',
    'Fee',
  ],
  BANK: ['Transaction Date', 'Reference', 'Description', 'Credit', 'Debit'],
};

/** The provider's share of a payment. */
const COMMISSION = 0.035;
/** Statements have random numbers of their own, so that they do not change what people do. */
const SEED = 20_260_103;
/** The hour at which the files of the previous day are available. */
const IMPORT = 7.5;
/** The day whose statement contains the weekly items: the provider's payout, takings and rent. */
const SATURDAY = 6;

/** A day as shown by its statements. */
interface StatementDay {
  day: string;
  paid: readonly Payment[];
  /** FAULTY: the provider's report has faults. LATE: it is not available yet. */
  report: 'GOOD' | 'FAULTY' | 'LATE';
}

/**
 * Plans the import of the previous day's statements of all sources every morning by finance. The last two days have something to
 * be investigated.
 */
export function planStatements(world: World): void {
  const own = { ...world, chance: createChance(seededRandom(SEED)) };
  const { closed, open } = demoDays(world.end);
  for (const day of [...closed, ...open]) {
    const report = day === open[0] ? 'FAULTY' : day === open[1] ? 'LATE' : 'GOOD';
    world.agenda.at(morningAfter(day, IMPORT), () => importDay(own, day, report));
  }
}

async function importDay(world: World, day: string, report: StatementDay['report']): Promise<void> {
  const { books } = world;
  const within = { path: 'paidAt', from: getDayStart(day), before: getDayStart(dayAfter(day, 1)) } as const;
  const sort = { path: 'paidAt', ascending: true } as const;
  const shown = { day, report, paid: await books.find(payments, { where: [within], sort }) };
  for (const source of await books.find(statementSources)) {
    const rows = await rowsOf(world, source, shown);
    if (rows.length > 0) await importRows(world, source, rows);
  }
  if (isSaturday(day)) await setAside(world);
}

const isSaturday = (day: string) => new Date(day).getUTCDay() === SATURDAY;

/** Formats a moment in Kampala's time, as in files. */
const wall = (iso: string) => new Date(Date.parse(iso) + 3 * HOUR).toISOString().slice(0, 16).replace('T', ' ');
const feeOf = (amount: number) => Math.round(amount * COMMISSION);
const newCode = ({ chance }: World) => String(chance.integer(43_000_000_000, 43_999_999_999));
const stranger = ({ chance }: World) => `25677${chance.integer(1_000_000, 9_999_999)}`;

async function rowsOf(world: World, source: RecordOf<typeof statementSources>, shown: StatementDay): Promise<Row[]> {
  const { chance } = world;
  const by = (method: Payment['manualMethod']) => shown.paid.filter(({ manualMethod }) => manualMethod === method);
  const thousands = (least: number, most: number) => chance.integer(least, most) * 1_000;
  const noon = `${shown.day} 12:00`;
  const isWeekly = isSaturday(shown.day);
  switch (source.kind) {
    case 'MERCHANT_REPORT':
      return reportOf(world, shown);
    case 'MTN_WALLET':
      return [
        ...by('MOBILE_MONEY').map(({ paidAt, confirmationCode, slipCode, amount, reference }) => [
          ...[wall(paidAt ?? ''), slipCode ? (confirmationCode ?? '') : newCode(world), 'BILL PAYMENT', amount],
          ...['', 0, reference],
        ]),
        ...(isWeekly || shown.report === 'LATE'
          ? [[noon, newCode(world), 'BILL PAYMENT', thousands(20, 200), stranger(world), 0, '']]
          : []),
      ];
    case 'AIRTEL_WALLET':
      return isWeekly ? [[noon, newCode(world), WITHDRAWAL, 'Success', thousands(20, 90), 'Debit', 1_000]] : [];
    case 'BANK': {
      const file = () => `FT${chance.integer(10_000_000, 99_999_999)}`;
      const payout = isWeekly ? await payoutBefore(world, getDayStart(shown.day)) : 0;
      return [
        ...by('BANK_TRANSFER').map(({ paidAt, confirmationCode, amount }) => [
          ...[wall(paidAt ?? ''), confirmationCode ?? '', 'Transfer', amount, ''],
        ]),
        ...by('CARD_TERMINAL').map((payment) => [wall(payment.paidAt ?? ''), ...cleared('Card settlement', payment)]),
        ...(await chequesBefore(world, shown.day)).map((payment) => [noon, ...cleared('Cheque clearing', payment)]),
        ...(payout > 0 ? [[noon, file(), 'PESAPAL LTD', payout, '']] : []),
        ...(isWeekly ? [[noon, file(), DEPOSIT, thousands(40, 300), '']] : []),
        ...(isWeekly ? [[noon, file(), RENT, '', thousands(1_000, 3_000)]] : []),
      ];
    }
  }
}

/** The cells of a bank's row for a cheque or a card payment, after its time. */
const cleared = (what: string, { confirmationCode, amount }: Payment): Row => [
  ...[`CLR ${confirmationCode}`, `${what} ${confirmationCode}`, amount, ''],
];

/** Returns the cheques that clear on a day, two days after they were recorded. */
async function chequesBefore({ books }: World, day: string): Promise<Payment[]> {
  const where = [
    { path: 'manualMethod', in: ['CHEQUE'] },
    { path: 'paidAt', from: getDayStart(dayAfter(day, -2)), before: getDayStart(dayAfter(day, -1)) },
  ] as const;
  return books.find(payments, { where, sort: { path: 'paidAt', ascending: true } });
}

const row = ({ paidAt, carrier, confirmationCode, amount, id }: Payment): Row => [
  ...[wall(paidAt ?? ''), carrier ?? '', confirmationCode ?? '', 'UGX', amount, feeOf(amount), id],
];

/**
 * Returns the provider's report of a day. A faulty one lacks a payment, and has other amounts, fees, codes and currencies than
 * our books.
 */
async function reportOf(world: World, { day, paid, report }: StatementDay): Promise<Row[]> {
  const online = paid.filter(({ provider }) => provider !== null);
  if (report === 'LATE') return [];
  if (report === 'GOOD') return online.map(row);
  const { chance } = world;
  const [, wrong, free, ...others] = online;
  const [again, gone] = await paidBefore(world, day);
  const noon = `${day} 12:00`;
  const code = () => `T${chance.integer(100_000_000, 999_999_999)}K`;
  return [
    ...others.map(row),
    ...(wrong ? [row({ ...wrong, amount: wrong.amount + 10_000 })] : []),
    ...(free ? [row(free).map((cell, at) => (at === 5 ? 0 : cell))] : []),
    ...(again ? [[noon, again.carrier ?? '', code(), 'UGX', again.amount, feeOf(again.amount), again.id]] : []),
    ...(gone ? [[noon, gone.carrier ?? '', gone.confirmationCode ?? '', 'UGX', -gone.amount, 0, '']] : []),
    [noon, 'MTN_UGANDA', code(), 'UGX', 149_000, feeOf(149_000), 'ORDER-7714'],
    [noon, 'PESAPAL', code(), 'KES', 5_400, feeOf(5_400), 'ORDER-7731'],
  ];
}

/** Returns provider payments that earlier reports have shown, old enough that they are no longer refunded. */
async function paidBefore({ books }: World, day: string): Promise<Payment[]> {
  const where = [
    { path: 'status', in: ['SUCCESSFUL'] },
    { path: 'paidAt', from: getDayStart(dayAfter(day, -14)), before: getDayStart(dayAfter(day, -6)) },
  ] as const;
  return (await books.find(payments, { where })).filter(({ provider }) => provider !== null);
}

/**
 * Returns what the provider owes us for its report's lines before a moment, less its fee; 0 if at most one line is to be paid
 * out.
 */
async function payoutBefore({ books }: World, before: string): Promise<number> {
  const reports = await books.find(statementSources, { where: [{ path: 'kind', in: ['MERCHANT_REPORT'] }] });
  const lines = await books.find(statementLines, {
    where: [
      { path: 'sourceId', in: reports.map(({ id }) => id) },
      { path: 'payoutLineId', isNull: true },
      { path: 'bookedAt', before },
    ],
  });
  return lines.length > 1 ? lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0) : 0;
}

async function importRows(world: World, source: { id: string; kind: string; name: string }, rows: Row[]) {
  const { deps, agenda, chance, staff } = world;
  const heading = HEADINGS[source.kind] ?? [];
  const content = Buffer.from(stringify([heading, ...rows])).toString('base64');
  const day = agenda.now.toISOString().slice(0, 10);
  const fileName = `${source.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${day}.csv`;
  const body = { sourceId: source.id, fileName, content, dateOrder: 'YMD' as const };
  await importStatement(deps, body, chance.pick(staff('Finance')));
}

const [DEPOSIT, WITHDRAWAL, RENT] = ['Cash deposit', 'Withdrawal to bank', 'Rent'] as const;
const OWN: Readonly<Record<string, string>> = {
  [DEPOSIT]: 'Cash takings of the week.',
  [WITHDRAWAL]: 'Own withdrawal.',
  [RENT]: 'Rent of the office.',
};

/** Sets aside, once a week, the money that finance recognises as its own. */
async function setAside(world: World): Promise<void> {
  const { books, chance, staff } = world;
  const finance = chance.pick(staff('Finance'));
  for (const { id, description } of await books.find(statementLines, {
    where: [{ path: 'status', in: ['UNMATCHED'] }],
  })) {
    const note = OWN[description ?? ''];
    if (note) await changeAs(world, finance, statementLines, id, { status: 'IGNORED', note });
  }
}

/** Pays directly into one of our wallets. Returns the code of the payer's SMS. */
export async function payIntoWallet(world: World, amount: number, phone: string): Promise<string> {
  const { books, agenda } = world;
  const code = newCode(world);
  const wallets = await books.find(statementSources, { where: [{ path: 'kind', in: ['MTN_WALLET'] }] });
  const row: Row = [wall(agenda.now.toISOString()), code, 'BILL PAYMENT', amount, phone.replace('+', ''), 0, ''];
  for (const wallet of wallets) await importRows(world, wallet, [row]);
  return code;
}
