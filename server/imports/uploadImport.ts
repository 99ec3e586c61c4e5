import type { BodyOf } from '../../resources/catalogue/actions';
import { importActions } from '../../resources/imports/actions';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import type { ImportMapping } from '../../resources/language/importColumns';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import type { Import } from './Import';
import { orderIn } from './mapImport';
import { readFile } from './readFile';
import { requireKind } from './requireKind';
import { suggest } from './rules/suggest';

/** The number of rows by which columns are recognised. */
const SAMPLE = 200;

/** Stores a file's rows and maps its columns: like the last file with the same headings, or as far as they can be recognised. */
export async function uploadImport(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { kind, fileName, content }: BodyOf<'uploadImport'>,
  identity: Identity | null,
): Promise<Import> {
  requireKind(kind, 'make', identity, now());
  const { headings, key, lines } = await readFile(kind, content);
  const suggestion = suggest(
    kind,
    headings,
    lines.slice(0, SAMPLE).map(({ cells }) => cells),
  );
  return store.transaction(async (tx) => {
    const mapping = (await lastMapping(tx, key)) ?? suggestion.mapping;
    const dateOrder = orderIn(
      lines.map(({ cells }) => cells),
      headings,
      mapping,
    );
    const about = { kind, fileName, headings, headingsKey: key, mapping, dateOrder, system: suggestion.system };
    const importedById = identity?.userId ?? null;
    const record = await createRecord(tx, imports, { ...about, importedById, lines: lines.length }, now());
    const { id: importId, dateCreated, dateUpdated } = record;
    await tx.load(
      importRows,
      lines.map(({ row, cells }) => ({ id: newId(now()), dateCreated, dateUpdated, importId, line: row, cells })),
    );
    await auditAction(tx, importActions.uploadImport, { identity, record, after: record }, now());
    return record;
  });
}

/** Returns the mapping of the last checked file with these headings, or null if there is none. */
async function lastMapping(tx: Store, key: string): Promise<ImportMapping | null> {
  const where = [
    { path: 'headingsKey', in: [key] },
    { path: 'status', in: ['CHECKED', 'RUNNING', 'DONE', 'UNDONE', 'FAILED'] },
  ] as const;
  const sort = { path: 'dateUpdated', ascending: false } as const;
  const [last] = await tx.find(imports, { where, sort, limit: 1 });
  return last ? (last.mapping as ImportMapping) : null;
}
