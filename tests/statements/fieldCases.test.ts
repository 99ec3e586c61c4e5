import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StatementKind } from '../../contract/statuses';
import { importFile, linesOf, newSource, previewFile } from '../payments/statementFiles';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const FOLDER = 'tests/statements/files';
const NOW = new Date('2026-11-27T12:00:00Z');

/** How a file is read: the amounts of its lines in order (negative if they went out), and its faulty rows with their reasons. */
interface Case {
  kind?: StatementKind;
  amounts: number[];
  leftOut?: number;
  faulty?: [row: number, field: string, why: string][];
  fees?: number;
}

/** The files that are read, by the beginning of their names. */
const READ: Record<string, Case> = {
  '01': { amounts: [149_000, -338, 99_000] },
  '02': { amounts: Array(6).fill(149_000) },
  '03': { amounts: [149_000, 99_000, 219_000] },
  '04': { amounts: [149_000, 99_000, 219_000], leftOut: 5 },
  '05': { amounts: [149_000], leftOut: 5 },
  '06': { kind: 'MTN_WALLET', amounts: [149_000, 99_000] },
  '07': {
    kind: 'AIRTEL_WALLET',
    amounts: [],
    faulty: [2, 3].map((row) => [row, 'code', '"1.34568E+11" has lost its last digits in a spreadsheet']),
  },
  '10': { amounts: [149_000] },
  '11': { amounts: [149_000, 149_000, 99_000, 99_000, 219_000, 219_000] },
  '12': { amounts: [149_000, 149_000, 219_000] },
  '14': { amounts: Array.from({ length: 13 }, (_, at) => (at + 1) * 1_000) },
  '17': { amounts: [149_000, 99_000] },
  '18': {
    kind: 'MERCHANT_REPORT',
    amounts: [149_000],
    leftOut: 1,
    fees: 4_470,
    faulty: [[4, 'amount', '40.5 is not a whole amount of USD']],
  },
  '20': { kind: 'AIRTEL_WALLET', amounts: [1_011, 1_013, 1_014], leftOut: 14 },
  '21': { amounts: [149_000] },
  '22': { amounts: [149_000, 99_000] },
  '24': { amounts: [590_000, 149_000, 149_000] },
};

/** The files that are refused, with the reason. */
const REFUSED: Record<string, string> = {
  '08': 'a web page saved as .xls',
  '14b': 'Row 4 has the date "11/12/2026": is the month first? Choose the order.',
  '23': 'is an MT940 file',
};

const files = readdirSync(FOLDER);
const contentOf = (number: string) =>
  readFileSync(`${FOLDER}/${files.find((file) => file.startsWith(`statement-${number}-`))}`);

it('every file has an expected result', () =>
  expect(files.map((file) => file.split('-')[1]).sort()).toEqual(
    [...Object.keys(READ), ...Object.keys(REFUSED)].sort(),
  ));

onPostgres('a statement as banks, carriers and people save it', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
    world.clock.now = NOW;
  });

  it.each(Object.entries(READ))('%s is read with the right amounts, and again as known', async (number, expected) => {
    const { kind = 'BANK', amounts, leftOut = 0, faulty = [], fees = 0 } = expected;
    const { id } = await newSource(world, kind);
    const preview = await previewFile(world, id, contentOf(number));
    const money = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
    expect(preview.body).toMatchObject({
      fault: null,
      counts: { lines: amounts.length + faulty.length, new: amounts.length, faulty: faulty.length, leftOut },
      ...{ amountIn: money, fees },
    });
    const faults = preview.body.rows.filter(({ verdict }) => verdict === 'FAULTY');
    expect(faults.map(({ row, field, why }) => [row, field, why])).toEqual(
      faulty.map(([row, field, why]) => [row, field, expect.stringContaining(why)]),
    );
    await importFile(world, id, contentOf(number), { leaveOutFaulty: true });
    const lines = await linesOf(store(), id);
    expect(lines.map(({ direction, amount }) => (direction === 'IN' ? amount : -amount))).toEqual(amounts);
    const again = (await previewFile(world, id, contentOf(number))).body.counts;
    expect(again).toMatchObject({ new: 0, known: amounts.length });
  });

  it.each(Object.entries(REFUSED))('%s is refused and says why', async (number, why) => {
    const { id } = await newSource(world, 'BANK');
    const { status, body } = await importFile(world, id, contentOf(number));
    expect([status, body.error]).toEqual([422, expect.stringContaining(why)]);
  });

  it('lines in another currency are kept, but do not count as money of ours', async () => {
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const file =
      'Date,Confirmation Code,Currency,Amount,Commission\n2026-11-02,A1,UGX,1000,10\n2026-11-02,A2,KES,5400,54\n';
    expect((await previewFile(world, id, file)).body).toMatchObject({ counts: { new: 2 }, amountIn: 1_000, fees: 10 });
  });

  describe('dates', () => {
    it('that contradict the order of the source are asked about, and read in the chosen order', async () => {
      const { id } = await newSource(world, 'BANK');
      expect((await previewFile(world, id, contentOf('14b'))).body).toMatchObject({
        fault: REFUSED['14b'],
        dateOrder: 'DMY',
      });
      const { body } = await previewFile(world, id, contentOf('14b'), { dateOrder: 'MDY' });
      expect(body).toMatchObject({ fault: null, dateOrder: 'MDY', counts: { new: 3, faulty: 0 } });
      expect(body.rows.map(({ bookedAt }) => bookedAt?.slice(0, 10))).toEqual([
        '2026-11-01',
        '2026-11-04',
        '2026-11-11',
      ]);
    });

    it('with the year last at a source of dates with the year first are asked about, but not if both occur', async () => {
      const { id } = await newSource(world, 'BANK');
      const file = 'Date,Reference,Credit\n2026-11-01,Y1,1000\n02/11/2026,Y2,2000\n';
      expect((await previewFile(world, id, file, { dateOrder: 'YMD' })).body).toMatchObject({
        fault: 'Row 3 has the date "02/11/2026": is the year last? Choose the order.',
      });
      const { body } = await previewFile(world, id, file, { dateOrder: 'DMY' });
      expect(body.rows.map(({ bookedAt }) => bookedAt?.slice(0, 10))).toEqual(['2026-10-31', '2026-11-01']);
    });

    it('in the future are faulty in their rows if another date shows that the order is right', async () => {
      const { id } = await newSource(world, 'BANK');
      const file = 'Date,Reference,Credit\n13/11/2026,F1,1000\n11/12/2026,F2,2000\n';
      expect((await previewFile(world, id, file)).body).toMatchObject({
        fault: null,
        counts: { new: 1, faulty: 1 },
        rows: [{ row: 3, field: 'date', why: '"11/12/2026" is in the future' }, { row: 2 }],
      });
    });
  });
});
