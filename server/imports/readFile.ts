import { createHash } from 'node:crypto';
import type { ImportKind } from '../../contract/imports/imports';
import { refuseFile } from '../base/fileBounds';
import type { FileRow } from '../statements/files/readRows';
import { openFile } from '../statements/openFile';
import { isPrinted } from '../statements/rules/columns';
import { findHeadings, IMPORT_PREAMBLE } from './rules/findHeadings';
import { plain } from './rules/headings';

/** The maximum number of rows in one import. */
const MOST_LINES = 50_000;
/** The heading of the column that we add to a file of faulty rows. */
export const FAULTS_HEADING = 'Faults';

/** An uploaded file: its headings, and the rows below them. */
export interface ReadTable {
  headings: string[];
  /** The same for all files of a kind with these headings, including corrected files of faulty rows. */
  key: string;
  lines: FileRow[];
}

/** Reads a file in base64. Throws a refusal that says what is wrong with it. */
export async function readFile(kind: ImportKind, content: string): Promise<ReadTable> {
  const file = await openFile(content);
  const rows: FileRow[] = [];
  for await (const row of file.rows()) {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > MOST_LINES + IMPORT_PREAMBLE)
      throw refuseFile(`has more than ${MOST_LINES.toLocaleString('en')} lines`);
  }
  const { headings, at } = findHeadings(rows.slice(0, IMPORT_PREAMBLE).map(({ cells }) => cells));
  const printed = rows[at]?.cells ?? [];
  const lines = rows.slice(at + 1).filter(({ cells }) => !isPrinted(cells, printed));
  if (lines.length === 0) throw refuseFile('has no lines below its headings');
  const told = headings.filter((heading) => heading !== FAULTS_HEADING).map(plain);
  const key = createHash('sha256')
    .update(JSON.stringify([kind, told]))
    .digest('hex');
  return { headings, key, lines };
}
