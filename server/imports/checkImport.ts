import { Refusal } from '../../contract/api/errors';
import { imports } from '../../resources/imports/imports';
import { type ImportColumn, type ImportMapping, importColumns } from '../../resources/language/importColumns';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type Import, type ImportRow, mannerOf, mappingOf, type Verdict } from './Import';
import { openImporter } from './importers';
import { lockImport } from './mapImport';
import { pagesOf, replaceRows } from './rows';

/** The columns that each kind requires: of each group, one column or both columns of a pair. */
const NEEDED: Readonly<Record<Import['kind'], readonly (readonly (readonly ImportColumn[])[])[]>> = {
  CUSTOMERS: [[['fullName'], ['firstName'], ['lastName'], ['companyName']], [['phoneNumber']]],
  TICKETS: [[['accountNumber'], ['phoneNumber']], [['subject']]],
  STAFF: [[['fullName'], ['firstName', 'lastName']], [['emailAddress']]],
};

/** Checks every row as importing it would. Only the results of the checks are written. */
export const checkImport = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  identity: Identity | null,
): Promise<Import> =>
  store.transaction(async (tx) => checkLines(tx, await lockImport(tx, id, 'check', identity, now()), identity, now()));

/** Checks every row of an import in the transaction `tx` that has locked it. */
export async function checkLines(tx: Store, before: Import, identity: Identity | null, now: Date): Promise<Import> {
  const { id } = before;
  refuseWithout(before.kind, mappingOf(before));
  const counts = { readyLines: 0, knownLines: 0, faultyLines: 0, warnedLines: 0 };
  const importer = await openImporter(tx, { ...mannerOf(before), userId: identity?.userId ?? null }, now);
  if (importer.survey) for await (const page of pagesOf(tx, id)) importer.survey(page);
  for await (const page of pagesOf(tx, id)) await judgePage(tx, page, counts);
  return (await updateRecord(tx, imports, id, { ...counts, status: 'CHECKED' }, now)) ?? before;

  async function judgePage(open: Store, page: readonly ImportRow[], counted: typeof counts) {
    const verdicts = await importer.judge(page);
    const judged = page.map((row, at) => judgedRow(row, verdicts[at]));
    for (const { status, warned } of judged) {
      counted[COUNTED[status as Verdict['status']]] += 1;
      if (warned && status === 'READY') counted.warnedLines += 1;
    }
    await replaceRows(open, judged, now);
  }
}

/** The counter for each result of a check. */
export const COUNTED = { READY: 'readyLines', KNOWN: 'knownLines', FAULTY: 'faultyLines' } as const;

/** Returns a row with the result of its check. */
export function judgedRow(row: ImportRow, verdict: Verdict | undefined): ImportRow {
  if (!verdict) throw new Error(`Line ${row.line} was not judged.`);
  const { status, notes, known } = verdict;
  const told = { resource: known?.resource ?? null, recordId: known?.id ?? null };
  return {
    ...row,
    ...told,
    status,
    notes: notes.length > 0 ? notes : null,
    warned: notes.some((note) => note.warning),
  };
}

function refuseWithout(kind: Import['kind'], mapping: ImportMapping): void {
  const missing = NEEDED[kind].find((group) => !group.some((columns) => columns.every((column) => mapping[column])));
  if (!missing) return;
  const names = missing.map((columns) =>
    columns.map((column) => importColumns[column].label?.toLowerCase()).join(' and '),
  );
  const [column] = missing[0] ?? [];
  throw new Refusal('invalid', `Choose the column of the ${names.join(', or of ')}.`, {
    [`mapping.${column}`]: 'is required',
  });
}
