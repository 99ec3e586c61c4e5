import { expect, it } from 'vitest';
import { openStatement } from './readStatement';

const HEADINGS = ['Date', 'Transaction ID', 'Transaction Type', 'Amount', 'From', 'Balance'];
/** Rows of a wallet, oldest first: unsigned amounts with the balance after each. */
const ROWS = [
  ['03/04/2026 10:00', '41000000001', 'Transfer', '149,000', '256772123456', '249,000'],
  ['03/04/2026 11:00', '41000000002', 'Transfer', '100,000', '256772999999', '149,000'],
  ['03/04/2026 12:00', '41000000003', 'Transfer', '99,000', '256772123456', '248,000'],
  ['03/04/2026 12:00', '41000000004', 'Transfer', '50,000', '256772999999', '198,000'],
];

async function directionsOf(rows: string[][], ownNumber: string | null = null) {
  const all = [HEADINGS, ...rows].map((cells, at) => ({ row: at + 1, cells }));
  const file = {
    checksum: 'file',
    async *rows() {
      yield* all;
    },
  };
  const now = new Date('2026-05-01T00:00:00Z');
  const statement = await openStatement(file, { kind: 'MTN_WALLET', mapping: {}, dateOrder: 'DMY', ownNumber, now });
  const found: Record<string, string> = {};
  for await (const { reading } of statement.rows())
    if ('line' in reading) found[reading.line.code.slice(-1)] = `${reading.line.direction} ${reading.line.fee}`;
  return found;
}

it('reads the direction of unsigned amounts from the balances, oldest or newest first', async () => {
  const right = { 1: 'IN 0', 2: 'OUT 0', 3: 'IN 0', 4: 'OUT 0' };
  expect(await directionsOf(ROWS)).toEqual(right);
  expect(await directionsOf(ROWS.toReversed())).toEqual(right);
});

it('reads an amount as incoming if its balance does not show that it went out', async () => {
  const unknown = ROWS.map((row) => row.with(5, ''));
  expect(await directionsOf(unknown)).toEqual({ 1: 'IN 0', 2: 'IN 0', 3: 'IN 0', 4: 'IN 0' });
  expect(await directionsOf(unknown, '0772 999 999')).toEqual({ 1: 'IN 0', 2: 'OUT 0', 3: 'IN 0', 4: 'OUT 0' });
});
