import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { PeopleCell } from './peopleCells';
import { PARTS, SHEET_END, SHEET_START } from './workbookParts';

/** The maximum number of rows in a sheet, including its heading. */
export const MAX_SHEET_ROWS = 1_048_576;

const STYLE = { heading: 1, number: 2, day: 3, minute: 4 } as const;
type Cells = readonly (PeopleCell | null)[];

/** Yields an Excel workbook of one sheet, in chunks. Each page of rows is written, packed and then released. */
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

/** An inline text is never a formula, whatever its first character. */
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

/** Returns the days since 31 December 1899, the unit in which spreadsheets count time. */
const serial = (local: string) => Date.parse(local) / 86_400_000 + 25_569;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Removes characters that XML does not allow. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be removed.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
