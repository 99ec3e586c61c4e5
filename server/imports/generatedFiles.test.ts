import { expect, it, vi } from 'vitest';
import type { DateOrder } from '../../contract/statuses';
import { workbookOf } from '../statements/files/testWorkbook';
import { openFile } from '../statements/openFile';
import { openStatement } from '../statements/readStatement';
import { mannerOf } from './Import';
import { orderIn } from './mapImport';
import { readFile } from './readFile';
import { isFaulty } from './rules/notes';
import { readCustomer } from './rules/readCustomer';
import { suggest } from './rules/suggest';

// A thread for each of the many workbooks would take a minute; rowsInThread.test.ts covers it.
vi.mock('../statements/files/rowsInThread', async (original) => ({
  ...(await original<object>()),
  rowsInThread: (await import('../statements/files/readRows')).readRows,
}));

/** The number of files that are generated and read: half of them statements, half customers. */
const FILES = 2_000;
/** Of so many successive files, the first ones are workbooks: 300 of all. */
const [EVERY, WORKBOOKS] = [20, 3];
const NOW = new Date('2026-11-27T12:00:00Z');

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

const two = (number: number) => String(number).padStart(2, '0');
const grouped = (amount: number, separator: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, separator);

/** The ways of writing an amount of at least 1,000. */
const AMOUNTS: readonly ((amount: number) => string)[] = [
  String,
  (amount) => `${amount}.00`,
  (amount) => grouped(amount, ','),
  (amount) => grouped(amount, '.'),
  (amount) => grouped(amount, ' '),
  (amount) => grouped(amount, "'"),
  (amount) => `${grouped(amount, ',')}.00`,
  (amount) => `UGX ${grouped(amount, ',')}`,
  (amount) => `UGX${amount}`,
  (amount) => `${grouped(amount, ',')}/=`,
];

/** The ways of writing a day of 2026, each with its order of day and month. */
const DATES: readonly [DateOrder, (month: number, day: number) => string][] = [
  ['DMY', (month, day) => `2026-${two(month)}-${two(day)}`],
  ['DMY', (month, day) => `2026${two(month)}${two(day)}`],
  ['DMY', (month, day) => `${two(day)}/${two(month)}/2026`],
  ['DMY', (month, day) => `${day}.${month}.26`],
  ['MDY', (month, day) => `${month}/${day}/2026`],
  ['DMY', (month, day) => `${day} ${month === 11 ? 'Nov' : 'December'} 2026`],
  ['MDY', (month, day) => `${month === 11 ? 'Nov' : 'Dec'} ${day}, 2026`],
  ['YMD', (month, day) => `2026/${month}/${day}`],
];

const ENCODINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  (text) => Buffer.from(text, 'latin1'),
];

const TEXTS = [
  'Ntinda',
  'Plot 4, Kira Road',
  'Bukoto; gate 2',
  'Kololo "Tower"',
  'Néw | Street',
  'Plot 5,\nNaguru',
  '',
];
const FAULTS = ['none', 'none', 'shortened', 'date', 'amount', 'error', 'quote'] as const;
type Fault = (typeof FAULTS)[number];

/** The values of a generated row, by its columns. */
interface Row {
  key: string;
  date: string;
  amount: string;
  text: string;
  /** The meaning of the date and the amount. */
  day: string;
  units: number;
}

interface Generated {
  content: string;
  order: DateOrder;
  rows: Row[];
  /** The row with the fault, and the fault. */
  at: number;
  fault: Fault;
  /** All that this file was made of, for a failure's message. */
  told: string;
}

/** The values that a fault puts into its row. A quotation mark that is never closed begins the text. */
const PLANTED: Readonly<Record<Exclude<Fault, 'none' | 'quote'>, Partial<Row>>> = {
  shortened: { key: '2.56772E+11' },
  date: { date: '31/02/2026' },
  amount: { amount: 'about 5' },
  error: { amount: '#REF!' },
};

/** The first day of workbooks, which count days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const escaped = (text: string) => text.replace(/[&<>"\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a cell of a workbook: digits are numbers, days in ISO 8601 are serial numbers, and anything else is a text. */
function cellXml(cell: string): string {
  if (/^[1-9]\d{0,9}$/.test(cell)) return `<c><v>${cell}</v></c>`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return `<c><v>${(Date.parse(cell) - DAY_ZERO) / 86_400_000}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Returns rows as a workbook. */
const workbook = (rows: readonly (readonly string[])[]): Buffer =>
  workbookOf(rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cellXml).join('')}</row>`).join(''));

/** Generates a file: its format, layout, encoding, notations and fault follow from the seed. */
function generate(
  seed: number,
  headings: Readonly<Record<'key' | 'date' | 'amount' | 'text', string>>,
  more: string[][],
) {
  const random = randomFrom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const [isStatement, month] = more.length === 0 ? [true, 11] : [false, 12];
  const [order, written] = pick(DATES);
  const amountIn = pick(AMOUNTS);
  const encode = pick(ENCODINGS);
  const separator = pick([',', ';', '\t', '|']);
  const [lineEnd, quotesAll, preamble] = [pick(['\n', '\r\n']), random() < 0.3, pick([0, 0, 1, 2])];
  const isWorkbook = seed % EVERY < WORKBOOKS;
  const picked = pick(FAULTS);
  // Only a text file can have an open quotation mark.
  const fault = isWorkbook && picked === 'quote' ? 'none' : picked;
  const rows = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, at): Row => {
    const [day, units] = [1 + Math.floor(random() * (isStatement ? 26 : 28)), 1_000 + Math.floor(random() * 9_000_000)];
    const key = isStatement ? `TX${seed}-${at}` : `0772${String(seed * 10 + at).padStart(6, '0')}`;
    const texts = { text: pick(TEXTS), date: written(month, day), amount: amountIn(units) };
    return { key, ...texts, day: `2026-${two(month)}-${two(day)}`, units };
  });
  const at = Math.floor(random() * rows.length);
  const columns = (['key', 'date', 'amount', 'text'] as const).toSorted(() => random() - 0.5);
  const quoted = (cell: string) =>
    quotesAll || /["\n\r]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const heading = [...columns.map((column) => headings[column]), ...more.map(([name = '']) => name)];
  const table = rows.map((row, index) => {
    const planted = index === at && fault !== 'none' && fault !== 'quote' ? { ...row, ...PLANTED[fault] } : row;
    return [
      ...columns.map((column) => planted[column]),
      ...more.map(([, value = '']) => value.replace('#', `${index}`)),
    ];
  });
  if (random() < 0.3) table.splice(1, 0, heading);
  const above = Array.from({ length: preamble }, () => ['Fast Net Ltd']);
  if (isWorkbook) {
    const told = JSON.stringify({ seed, order, fault, at, table: [...above, heading, ...table] });
    return { content: workbook([...above, heading, ...table]).toString('base64'), order, rows, at, fault, told };
  }
  const opened = fault === 'quote' ? table.find((cells) => cells.includes(rows[at]?.key ?? '')) : undefined;
  const lines = table.map((cells) =>
    cells
      .map((cell, index) => (cells === opened && columns[index] === 'text' ? '"Plot 6' : quoted(cell)))
      .join(separator),
  );
  const text = [...above.flat(), heading.map(quoted).join(separator), ...lines, ''].join(lineEnd);
  const told = JSON.stringify({ seed, order, fault, at, lineEnd, text });
  return { content: encode(text).toString('base64'), order, rows, at, fault, told };
}

async function readBack(file: Generated): Promise<void> {
  const settings = { kind: 'BANK', mapping: {}, dateOrder: file.order, ownNumber: null, now: NOW } as const;
  const { layout, rows } = await openStatement(await openFile(file.content), settings);
  expect(layout.fault, file.told).toBeNull();
  const read = [];
  for await (const { reading } of rows()) if (!('leftOut' in reading)) read.push(reading);
  expect(read.length, file.told).toBe(file.rows.length);
  for (const [index, { key, day, units, text }] of file.rows.entries()) {
    const reading = read[index] ?? {};
    if (index === file.at && file.fault !== 'none' && file.fault !== 'quote') {
      expect(reading, file.told).toMatchObject({ fault: { why: expect.stringMatching(/\w/) } });
      continue;
    }
    const bookedAt = new Date(`${day}T00:00:00+03:00`).toISOString();
    const description = index === file.at && file.fault === 'quote' ? '"Plot 6' : text || null;
    expect(reading, file.told).toMatchObject({
      line: { code: key, bookedAt, amount: units, direction: 'IN', description },
    });
  }
}

async function readBackCustomers(file: Generated): Promise<void> {
  const { headings, lines } = await readFile('CUSTOMERS', file.content);
  const cells = lines.map((line) => [...line.cells]);
  const { mapping } = suggest('CUSTOMERS', headings, cells);
  const dateOrder = orderIn(cells, headings, mapping);
  const manner = mannerOf({
    ...{ headings, mapping, kind: 'CUSTOMERS', fileName: 'a.csv', dateOrder, startedById: null, importedById: null },
  } as Parameters<typeof mannerOf>[0]);
  expect(lines.length, file.told).toBe(file.rows.length);
  for (const [index, { key, day, units, text }] of file.rows.entries()) {
    const { line, notes } = readCustomer(manner.cellOf({ cells: cells[index], corrections: null }), manner, NOW);
    const isPlanted = index === file.at && file.fault !== 'none';
    const asked = notes.some(({ why }) => why.includes('choose the order'));
    expect([isFaulty(notes), file.told]).toEqual([isPlanted || asked, file.told]);
    if (isPlanted) continue;
    expect(line, file.told).toMatchObject({
      person: {
        firstName: 'Ruth',
        lastName: `Auma${index}`,
        phoneNumber: `+256${key.slice(1)}`,
        placeOfResidence: text,
      },
      balance: units,
      endDate: asked ? null : new Date(`${day}T23:59:59+03:00`).toISOString(),
    });
    // Only numbers that no other date of the file explains are asked about.
    if (asked)
      expect([dateOrder, /^\d+[/.]\d+[/.]/.test(file.rows[index]?.date ?? '')], file.told).toEqual([null, true]);
  }
}

it(`${FILES} generated files are read back exactly, or refused with an explanation`, async () => {
  const bank = { key: 'Reference', date: 'Transaction Date', amount: 'Credit', text: 'Description' };
  const customers = { key: 'Phone', date: 'Paid until', amount: 'Balance', text: 'Address' };
  const more = [
    ['Name', 'Ruth Auma#'],
    ['Package', 'Kitara Home 20'],
  ];
  for (let seed = 0; seed < FILES / 2; seed += 1) {
    await readBack(generate(seed, bank, []));
    await readBackCustomers(generate(seed, customers, more));
  }
}, 60_000);
