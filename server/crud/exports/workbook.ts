import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { PeopleCell } from './peopleCells';
import { PARTS, SHEET_END, SHEET_START } from './workbookParts';

/** Rows that a sheet takes, its heading included. */
export const MAX_SHEET_ROWS = 1_048_576;

const STYLE = { heading: 1, number: 2, day: 3, minute: 4 } as const;
type Cells = readonly (PeopleCell | null)[];

/** An Excel workbook of one sheet, in chunks: its rows are written, packed and forgotten page by page. */
export async function* workbook(
  heading: readonly string[],
  pages: AsyncIterable<readonly Cells[]> | Iterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, content] of Object.entries(PARTS)) begin(name).push(strToU8(content), true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(SHEET_START + rowOf(heading.map((name) => textCell(name, STYLE.heading)))));
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((cells) => rowOf(cells.map(cellOf))).join('')));
    yield* packed.splice(0);
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield* packed.splice(0);
}

const rowOf = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/** An inline text is never a formula, whatever it begins with. */
const textCell = (text: string, style = 0) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const numberCell = (number: number, style: number) => `<c s="${style}"><v>${number}</v></c>`;

function cellOf(cell: PeopleCell | null): string {
  if (!cell) return '<c/>';
  if ('number' in cell) return numberCell(cell.number, Number.isInteger(cell.number) ? STYLE.number : 0);
  if ('day' in cell) return numberCell(serial(`${cell.day}T00:00Z`), STYLE.day);
  if ('minute' in cell) return numberCell(serial(`${cell.minute.replace(' ', 'T')}Z`), STYLE.minute);
  return textCell(cell.text);
}

/** Days since the last of 1899, as spreadsheets count time. */
const serial = (local: string) => Date.parse(local) / 86_400_000 + 25_569;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML does not take are left out. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
