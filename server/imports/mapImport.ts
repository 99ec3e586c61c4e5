import { Refusal } from '../../contract/api/errors';
import { type ImportKind, type MAY, mayBe } from '../../contract/imports/imports';
import type { DateOrder } from '../../contract/statuses';
import type { BodyOf } from '../../resources/catalogue/actions';
import { importActions } from '../../resources/imports/actions';
import { imports } from '../../resources/imports/imports';
import {
  COLUMNS_OF,
  type ImportColumn,
  type ImportMapping,
  importColumns,
} from '../../resources/language/importColumns';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { cellAt, cellsOf, headingsOf, type Import, mappingOf, placesOf } from './Import';
import { requireKind } from './requireKind';
import { pagesOf } from './rows';
import { detectDateOrder } from './rules/dates';

/** Returns an import, locked until the transaction ends. Refuses if its status or the caller's rights do not allow this step. */
export async function lockImport(
  tx: Store,
  id: string,
  verb: keyof typeof MAY,
  identity: Identity | null,
  now: Date,
): Promise<Import> {
  const found = await tx.get(imports, id, { lock: true });
  if (!found) throw new Refusal('notFound', 'There is no such import.');
  requireKind(found.kind, verb === 'undo' ? 'remove' : 'make', identity, now);
  if (!mayBe(verb, found.status)) throw new Refusal('conflict', SAYS[verb]);
  return found;
}

const SAYS: Record<keyof typeof MAY, string> = {
  map: 'This import has begun: its columns can no longer be changed. Upload the file again.',
  check: 'This import has begun: it cannot be checked again. Upload the file again.',
  run: 'Only an import that was checked can be started.',
  undo: 'Only an import that has ended can be undone.',
};

/** Maps the file's headings to columns. The import must then be checked again. */
export const mapImport = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  { mapping: given, dateOrder }: BodyOf<'mapImport'>,
  identity: Identity | null,
): Promise<Import> =>
  store.transaction(async (tx) => {
    const before = await lockImport(tx, id, 'map', identity, now());
    const mapping: ImportMapping = given ?? mappingOf(before);
    refuseForeign(before.kind, mapping, headingsOf(before));
    const kept = Object.fromEntries(COLUMNS_OF[before.kind].map((column) => [column, mapping[column] ?? null]));
    const cells: string[][] = [];
    if (!dateOrder && kept.endDate) for await (const page of pagesOf(tx, id)) cells.push(...page.map(cellsOf));
    const order = dateOrder ?? orderIn(cells, headingsOf(before), kept);
    const none = { readyLines: 0, knownLines: 0, faultyLines: 0, warnedLines: 0 };
    const changes = { ...none, mapping: kept, dateOrder: order, status: 'UPLOADED' as const };
    const after = (await updateRecord(tx, imports, id, changes, now())) ?? before;
    await auditAction(tx, importActions.mapImport, { identity, record: before, before, after }, now());
    return after;
  });

/** Returns the order of day and month in the rows' dates, or null if they do not reveal it. */
export function orderIn(
  lines: readonly (readonly string[])[],
  headings: readonly string[],
  mapping: ImportMapping,
): DateOrder | null {
  const at = placesOf(headings, mapping).get('endDate');
  return at === undefined ? null : detectDateOrder(lines.map((cells) => cellAt(cells, at)));
}

function refuseForeign(kind: ImportKind, mapping: ImportMapping, headings: readonly string[]): void {
  const errors: Record<string, string> = {};
  for (const [name, heading] of Object.entries(mapping)) {
    const column = name as ImportColumn;
    if (!heading) continue;
    if (!COLUMNS_OF[kind].includes(column)) errors[`mapping.${column}`] = 'is nothing that this kind of import takes';
    else if (!placesOf(headings, { [column]: heading }).has(column))
      errors[`mapping.${column}`] = `the file has no column "${heading}"`;
  }
  const [[path, why] = []] = Object.entries(errors);
  const label = importColumns[path?.slice('mapping.'.length) as ImportColumn]?.label ?? path;
  if (path) throw new Refusal('invalid', `${label}: ${why}`, errors);
}
