import { strToU8, type Zippable, zipSync } from 'fflate';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (...targets: [string, string][]) =>
  `<Relationships>${targets
    .map(([type, target]) => `<Relationship Id="${type}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * Returns a workbook with the given XML of its rows and shared texts, and with any other parts, even ones that no program writes.
 */
export function workbookOf(rows: string, texts = '', more: Zippable = {}): Buffer {
  const workbook = `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="worksheet"/></sheets></workbook>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': related(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': related(['worksheet', 'sheet.xml'], ['sharedStrings', 'sharedStrings.xml']),
    'xl/sharedStrings.xml': `<sst xmlns="${SPREADSHEET}">${texts}</sst>`,
    'xl/sheet.xml': `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(bytes), ...more }));
}

/** Sets the unpacked size of a part in the archive's directory. */
export function claimSize(archive: Buffer, name: string, size: number): Buffer {
  const at = archive.lastIndexOf(name) - 46;
  archive.writeUInt32LE(size, at + 24);
  return archive;
}
