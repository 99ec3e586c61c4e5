import { inflateRawSync } from 'node:zlib';
import type { CellValue } from 'hucre/xlsx';
import { MOST_SHARED_TEXTS, refuseFile, told } from '../../base/fileBounds';
import { startsWith } from './startsWith';
import { packedBytes, readZipParts, type ZipPart } from './zipParts';

/** Returns whether a file is a ZIP archive, as workbooks since 2007 are. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Yields the rows of a workbook's first sheet, with their cells as texts. */
export async function* workbookRows(bytes: Buffer): AsyncGenerator<{ row: number; cells: string[] }> {
  for (const part of readZipParts(bytes)) refuseTexts(bytes, part);
  // Loaded here, because few processes ever read a workbook.
  const { streamXlsxRows } = await import('hucre/xlsx');
  for await (const { index, values } of streamXlsxRows(bytes)) yield { row: index + 1, cells: values.map(textOf) };
}

/** Refuses too many shared texts, because the reader keeps all of them, at about a hundred bytes each. */
function refuseTexts(bytes: Buffer, part: ZipPart): void {
  if (!part.name.toLowerCase().endsWith('sharedstrings.xml') || part.size === 0) return;
  const packed = packedBytes(bytes, part);
  const xml = part.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: part.size });
  let count = 0;
  for (let at = xml.indexOf('<si'); at >= 0; at = xml.indexOf('<si', at + 1)) count += 1;
  if (count > MOST_SHARED_TEXTS) throw refuseFile(`has more than ${told(MOST_SHARED_TEXTS)} different texts: split it`);
}

/** Returns a cell as a text. A date, which has no time zone in workbooks, is formatted as shown there. */
function textOf(value: CellValue): string {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 19).replace('T', ' ');
  return value === null || value === undefined ? '' : String(value);
}
