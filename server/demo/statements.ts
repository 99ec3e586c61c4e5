import { stringify } from 'csv-stringify/sync';
import { payments } from '../../resources/payments';
import { statementLines } from '../../resources/statementLines';
import { statementSources } from '../../resources/statementSources';
import { importStatement } from '../statements/importStatement';
import { DAY, HOUR } from './Chance';
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

/** What the provider keeps of a payment. */
const COMMISSION = 0.035;

/** Finance imports the last days of every account: the provider's report, the wallets, and the bank with the provider's payout. */
export async function importLately(world: World, days: number): Promise<void> {
  const { books, agenda } = world;
  const since = new Date(agenda.now.getTime() - days * DAY).toISOString();
  const where = [
    { path: 'status', in: ['SUCCESSFUL'] },
    { path: 'paidAt', from: since },
  ] as const;
  const paid = await books.find(payments, { where });
  for (const source of await books.find(statementSources)) {
    const rows = rowsOf(world, source.kind, paid);
    if (rows.length > 0) await importRows(world, source, rows);
  }
  await setAside(world);
}

/** In Kampala, as files write it. */
const wall = (iso: string) => new Date(Date.parse(iso) + 3 * HOUR).toISOString().slice(0, 16).replace('T', ' ');

function rowsOf(world: World, kind: string, paid: Awaited<ReturnType<typeof paidOf>>): Row[] {
  const { chance, agenda } = world;
  const code = () => String(chance.integer(43_000_000_000, 43_999_999_999));
  const now = wall(agenda.now.toISOString());
  const stranger = () => `25677${chance.integer(1_000_000, 9_999_999)}`;
  const online = paid.filter(({ provider }) => provider !== null);
  const fee = (amount: number) => Math.round(amount * COMMISSION);
  switch (kind) {
    case 'MERCHANT_REPORT':
      return online.map(({ paidAt, confirmationCode, amount, carrier, id }) => [
        ...[wall(paidAt ?? ''), carrier ?? '', confirmationCode ?? '', 'UGX', amount, fee(amount), id],
      ]);
    case 'MTN_WALLET':
      return [
        ...paid
          .filter(({ manualMethod }) => manualMethod === 'MOBILE_MONEY')
          .map(({ paidAt, amount, phoneNumber }) => [
            ...[wall(paidAt ?? ''), code(), 'BILL PAYMENT', amount, phoneNumber ?? '', 0, ''],
          ]),
        [now, code(), 'BILL PAYMENT', chance.integer(20, 200) * 1_000, stranger(), 0, ''],
      ];
    case 'AIRTEL_WALLET':
      return [
        [now, code(), `Received from 0${stranger().slice(3)}`, 'Success', chance.integer(20, 200) * 1_000, 'Credit', 0],
        [now, code(), 'Withdrawal to bank', 'Success', chance.integer(20, 90) * 1_000, 'Debit', 1_000],
      ];
    default: {
      const net = online.reduce((sum, { amount }) => sum + amount - fee(amount), 0);
      return [
        ...(online.length > 1 ? [[now, `FT${chance.integer(10_000_000, 99_999_999)}`, 'PESAPAL LTD', net, '']] : []),
        [now, `FT${chance.integer(10_000_000, 99_999_999)}`, 'Cash deposit', chance.integer(40, 300) * 1_000, ''],
        [now, `FT${chance.integer(10_000_000, 99_999_999)}`, 'Rent', '', chance.integer(1_000, 3_000) * 1_000],
      ];
    }
  }
}

const paidOf = ({ books }: World) => books.find(payments);

async function importRows(world: World, source: { id: string; kind: string; name: string }, rows: Row[]) {
  const { deps, agenda, chance, staff } = world;
  const heading = HEADINGS[source.kind] ?? [];
  const content = Buffer.from(stringify([heading, ...rows])).toString('base64');
  const day = agenda.now.toISOString().slice(0, 10);
  const fileName = `${source.name.toLowerCase().replace(/[^a-z]+/g, '-')}-${day}.csv`;
  const body = { sourceId: source.id, fileName, content, dateOrder: 'YMD' as const };
  await importStatement(deps, body, chance.pick(staff('Finance')));
}

/** Now and then finance finds that money on a wallet is none of the customers'. */
async function setAside(world: World): Promise<void> {
  const { books, chance, staff } = world;
  const where = [
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'direction', in: ['OUT'] },
  ] as const;
  const [line] = await books.find(statementLines, { where });
  if (!line) return;
  const changes = { status: 'IGNORED', note: 'Own withdrawal.' };
  await changeAs(world, chance.pick(staff('Finance')), statementLines, line.id, changes);
}

/** Somebody pays straight into a wallet of ours. Answers the code in their SMS. */
export async function payIntoWallet(world: World, amount: number, phone: string): Promise<string> {
  const { books, chance, agenda } = world;
  const code = String(chance.integer(43_000_000_000, 43_999_999_999));
  const wallets = await books.find(statementSources, { where: [{ path: 'kind', in: ['MTN_WALLET'] }] });
  const row: Row = [wall(agenda.now.toISOString()), code, 'BILL PAYMENT', amount, phone.replace('+', ''), 0, ''];
  for (const wallet of wallets) await importRows(world, wallet, [row]);
  return code;
}
