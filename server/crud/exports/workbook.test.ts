import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { PeopleCell } from './peopleCells';
import { workbook } from './workbook';

async function* pagesOf(...pages: (PeopleCell | null)[][][]) {
  for (const page of pages) yield page;
}

async function read(chunks: AsyncIterable<Uint8Array>) {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks) bytes.push(chunk);
  const parts = unzipSync(Buffer.concat(bytes));
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}

it('contains numbers as numbers, local days and minutes as dates, and texts that are never formulas', async () => {
  const row = [{ text: '=1+1 <&>\u0001' }, { number: 149_000 }, { number: 7.5 }, { day: '2026-03-14' }, null];
  const file = await read(
    workbook(['Name', 'A', 'B', 'C', 'D', 'E'], pagesOf([[...row, { minute: '2026-03-14 12:00' }]])),
  );
  const sheet = file('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<row><c t="inlineStr" s="1"><is><t xml:space="preserve">Name</t></is></c>');
  expect(sheet).toContain('<c t="inlineStr" s="0"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt;</t></is></c>');
  expect(sheet).toContain('<c s="2"><v>149000</v></c><c s="0"><v>7.5</v></c><c s="3"><v>46095</v></c><c/>');
  expect(sheet).toContain('<c s="4"><v>46095.5</v></c></row></sheetData></worksheet>');
  expect(file('xl/workbook.xml')).toContain('<sheet name="Export" sheetId="1"');
});

it('is written page by page: compressed parts are not kept', async () => {
  async function* many() {
    for (let page = 0; page < 50; page += 1)
      yield Array.from({ length: 1_000 }, (_, at) => [{ text: `${page} ${Math.sin(at)}` }, { number: at }]);
  }
  let chunks = 0;
  let longest = 0;
  for await (const chunk of workbook(['Text', 'Number'], many())) {
    chunks += 1;
    longest = Math.max(longest, chunk.length);
  }
  expect(chunks).toBeGreaterThan(10);
  expect(longest).toBeLessThan(500_000);
});
