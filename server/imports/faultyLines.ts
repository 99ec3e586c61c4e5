import { Refusal } from '../../contract/api/errors';
import { importActions } from '../../resources/imports/actions';
import { imports } from '../../resources/imports/imports';
import { type ImportColumn, importColumns } from '../../resources/language/importColumns';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import { fileAnswer } from '../crud/exports/exportAnswer';
import { csvOf } from '../crud/exports/exportCsv';
import type { Deps } from '../deps';
import { cellsOf, headingsOf, type ImportRow, notesOf } from './Import';
import { FAULTS_HEADING } from './readFile';
import { pagesOf } from './rows';

/**
 * Logs the export, then returns the faulty rows of an import as they were in the file, with a column of their faults, to be
 * corrected and uploaded again.
 */
export async function faultyLines(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  identity: Identity | null,
): Promise<Response> {
  const found = await store.get(imports, id);
  if (!found) throw new Refusal('notFound', 'There is no such import.');
  const done = { identity, record: found, after: { records: found.faultyLines } };
  await store.transaction((tx) => auditAction(tx, importActions.readFaultyLines, done, now()));
  const headings = headingsOf(found);
  // If the file was corrected and uploaded before, the column with the earlier faults is removed.
  const kept = headings.flatMap((heading, at) => (heading === FAULTS_HEADING ? [] : [at]));
  return fileAnswer(chunks(), 'faulty-lines', 'csv');

  async function* chunks() {
    // Spreadsheets recognise UTF-8 only by this byte order mark.
    yield `\uFEFF${csvOf([[...kept.map((at) => headings[at]), FAULTS_HEADING]])}`;
    for await (const page of pagesOf(store, id, ['FAULTY']))
      yield csvOf(page.map((row) => [...kept.map((at) => cellsOf(row)[at] ?? ''), faultsOf(row)]));
  }
}

const faultsOf = (row: ImportRow): string =>
  notesOf(row)
    .filter(({ warning }) => !warning)
    .map(({ field, why }) => (field ? `${importColumns[field as ImportColumn].label}: ${why}` : why))
    .join('; ');
