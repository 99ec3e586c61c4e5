import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows } from './readRows';
import { claimSize, workbookOf } from './testWorkbook';

async function rowsOf(file: Buffer | string) {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readRows(Buffer.from(file as string))) rows.push(cells);
  return rows;
}

const cell = (text: string, at = '') => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
const shared = (times: number) => '<c t="s"><v>0</v></c>'.repeat(times);

it('reads 200 columns of 4,000 characters', async () => {
  const row = Array.from({ length: 200 }, () => 'a'.repeat(4_000));
  expect(await rowsOf(row.join(';'))).toEqual([row]);
  expect(await rowsOf(workbookOf(`<row>${row.map((text) => cell(text)).join('')}</row>`))).toEqual([row]);
});

it('reads a workbook whose archive writes its sizes with 64 bits', async () => {
  const file = workbookOf(`<row>${cell('A')}</row>`, '', {
    'xl/other.xml': [Buffer.from('1234'), { level: 0, extra: { 1: Buffer.from([4, 0, 0, 0, 0, 0, 0, 0]) } }],
  });
  expect(await rowsOf(claimSize(file, 'xl/other.xml', 0xffffffff))).toEqual([['A']]);
});

it.each([
  ['little-endian', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('reads UTF-16, %s', async (_, bytesOf) => {
  expect(await rowsOf(bytesOf('\ufeffPayer\tAmount\r\nAïsha\t149000\r\n'))).toEqual([
    ['Payer', 'Amount'],
    ['Aïsha', '149000'],
  ]);
  // A file that is cut off within a character has an incomplete row, but that is not a fault of ours.
  expect(await rowsOf(Buffer.concat([bytesOf('\ufeffA\tB'), Buffer.from([0])]))).toHaveLength(1);
});

it.each([
  ['NUL in CSV', 'A,B\n1,b\u0000'],
  ['half a character', Buffer.from('\ufeffA,B\n1,\ud83d', 'utf16le')],
])('refuses %s, which no database can store', async (_, file) => {
  await expect(rowsOf(file)).rejects.toMatchObject({
    code: 'invalid',
    errors: { content: 'has characters that cannot be stored in row 2: save it as .xlsx, or as CSV in UTF-8' },
  });
});

it.each([
  ['columns in CSV', ','.repeat(200), 'more than 200 columns in row 1'],
  ['columns in a workbook', workbookOf(`<row>${cell('A', 'GS1')}</row>`), 'more than 200 columns in row 1'],
  ['characters in a cell of CSV', `A,B\n1,${'b'.repeat(4_001)}`, 'cell of more than 4,000 characters in row 2'],
  [
    'characters in a cell of a workbook',
    workbookOf(`<row>${cell('b'.repeat(4_001))}</row>`),
    'cell of more than 4,000 characters in row 1',
  ],
  ['rows', workbookOf('<row/>'.repeat(500_001)), 'more than 500,000 rows'],
  ['rows by the number of one', workbookOf(`<row r="500001">${cell('A')}</row>`), 'more than 500,000 rows'],
  ['cells in one row, all of them empty', ','.repeat(1_200_000), 'row of more than 1,000,000 bytes'],
  ['text behind a quotation mark', `A,B\n1,"${'b '.repeat(1_000_000)}`, 'row of more than 1,000,000 bytes'],
  ['shared texts', workbookOf('', '<si/>'.repeat(1_000_001)), 'more than 1,000,000 different texts'],
  [
    'text, for its cells share it',
    workbookOf(`<row>${shared(200)}</row>`.repeat(100), `<si><t>${'a'.repeat(4_000)}</t></si>`),
    'more than 67,108,864 characters in its cells',
  ],
  ['bytes once it is unpacked', workbookOf(' '.repeat(65 * 1024 * 1024)), 'larger than 64 MB'],
  [
    'parts',
    workbookOf('', '', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}`, Buffer.from('1')]))),
    'more than 1,000 parts',
  ],
  [
    'bytes in a part than are told of it',
    claimSize(workbookOf(' '.repeat(1_000_000)), 'xl/sheet.xml', 1_000),
    'a part is larger than its archive says',
  ],
  [
    'bytes in a part of which nothing is told',
    claimSize(workbookOf(' '.repeat(1_000_000)), 'xl/sheet.xml', 0),
    'does not tell how large its parts are',
  ],
])('refuses a file that has more %s', async (_, file, why) => {
  await expect(rowsOf(file)).rejects.toMatchObject({
    code: 'invalid',
    errors: { content: expect.stringContaining(why) },
  });
});

describe('a file as people and programs save it', () => {
  const fileOf = (name: string) => readFileSync(`tests/imports/files/import-${name}`);

  it('in Windows-1252 keeps its dashes and quotation marks', async () =>
    expect((await rowsOf(fileOf('04-cp1252.csv'))).flat().join(' ')).toContain('Plot 4 – Bukoto “Tower”'));

  it('has the separator of its heading row, whatever its texts contain', async () => {
    expect((await rowsOf(fileOf('05-semicolon-commas.csv'))).map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(await rowsOf('Kampala, Uganda\nDate;Payer;Amount\n02/11/2026;Ruth, Ann, Joy;149,000\n')).toEqual([
      ['Kampala, Uganda'],
      ['Date', 'Payer', 'Amount'],
      ['02/11/2026', 'Ruth, Ann, Joy', '149,000'],
    ]);
  });

  it('names its separator in the first row, and protects digits with a formula', async () =>
    expect(await rowsOf('sep=|\r\nName|Phone\r\nRuth, Ann|="0772100305"\r\n')).toEqual([
      ['Name', 'Phone'],
      ['Ruth, Ann', '0772100305'],
    ]));

  it('opens a quotation mark that it never closes, in one row or in all', async () => {
    const [, , , bad, ...others] = await rowsOf(fileOf('20-unbalanced-quote.csv'));
    expect(bad).toEqual(['FT-2203', 'Anna Nabbosa', '0772102203', '"Kololo', 'Kitara Home 20', '2026-12-15']);
    expect(others.map(([account]) => account)).toEqual(['FT-2204', 'FT-2205']);
    const rows = Array.from({ length: 100_000 }, (_, at) => [`FT-${at}`, `"Plot ${at}`, '""']);
    const read = await rowsOf(`A,B,C\n${rows.map((row) => row.join(',')).join('\n')}`);
    expect(read.slice(1).map(([account, place]) => [account, place])).toEqual(rows.map((row) => row.slice(0, 2)));
  });

  it.each([
    [
      'over two lines',
      'A,B,C\n1,"Plot 4,\nKira Road",x\n2,y,z',
      [
        ['1', 'Plot 4,\nKira Road', 'x'],
        ['2', 'y', 'z'],
      ],
    ],
    ['with doubled ones', 'A,B\n1,"Plot ""Tower"", 4"', [['1', 'Plot "Tower", 4']]],
    ['with others inside', 'A;B\n"Ruth "Mama" Achieng";1', [['"Ruth "Mama" Achieng"', '1']]],
    [
      'before one that is not',
      'A,B,C\r\n"1, 2","3,x\r\n4,5,6\r\n',
      [
        ['1, 2', '"3', 'x'],
        ['4', '5', '6'],
      ],
    ],
    [
      'before others that are closed',
      'A;B;C\n"1";"Plot 6;"2"\n"3";"4";"5"',
      [
        ['1', '"Plot 6', '2'],
        ['3', '4', '5'],
      ],
    ],
    [
      'that another row seems to close',
      'A,B,C\n1,"2,3\n4,5,6\n7",8,9',
      [
        ['1', '"2', '3'],
        ['4', '5', '6'],
        ['7"', '8', '9'],
      ],
    ],
  ])('has a cell in quotation marks %s', async (_, file, rows) => expect((await rowsOf(file)).slice(1)).toEqual(rows));

  it('is UTF-16 without a byte order mark', async () => {
    expect(await rowsOf(Buffer.from('A,B\n1,2', 'utf16le'))).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
    expect(await rowsOf(Buffer.from('A,B\n1,2', 'utf16le').swap16())).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
  });

  it('is a workbook whose first sheet is hidden, or a cover', async () => {
    expect((await rowsOf(fileOf('07-hidden-first-sheet.xlsx'))).flat()).toContain('Ruth Achieng');
    expect((await rowsOf(fileOf('07-hidden-first-sheet.xlsx'))).flat()).not.toContain('Template Person');
    expect((await rowsOf(fileOf('08-cover-sheet-first.xlsx')))[0]).not.toEqual(['Customer export']);
  });

  it('is a workbook whose only cell has a million formulas, in time', async () => {
    const file = workbookOf(`<row><c r="A1">${'<f></f>'.repeat(1_000_000)}</c></row>`);
    expect(await rowsOf(file)).toEqual([['=']]);
  });

  it('is a workbook with formulas whose results it does not contain', async () => {
    const [, , row] = await rowsOf(fileOf('09-formulas-without-values.xlsx'));
    expect(row?.slice(0, 4)).toEqual(['FT-9002', 'Paul', 'Okot', expect.stringMatching(/^=B3/)]);
    expect(row?.slice(6)).toEqual([expect.stringMatching(/^=/), expect.stringMatching(/^=/)]);
  });
});
