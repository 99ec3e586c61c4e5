import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { PeopleCell } from './peopleCells';

// The parts of a workbook of one sheet, apart from its rows (ECMA-376, SpreadsheetML).

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The fixed files of the package, by name. The styles are: plain, heading, number, day, minute. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The XML before the rows, which freezes the heading. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

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
