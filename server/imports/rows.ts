import type { ImportRowStatus } from '../../contract/imports/imports';
import { importRows } from '../../resources/imports/importRows';
import type { Store } from '../store/Store';
import type { ImportRow } from './Import';

/** The number of rows that are processed together. */
export const BATCH = 500;

/** Returns the next rows of an import after a row, in the order of the file; with `statuses`, only those in these statuses. */
export const rowsAfter = (
  store: Store,
  importId: string,
  line: number,
  { statuses, limit = BATCH }: { statuses?: readonly ImportRowStatus[]; limit?: number } = {},
): Promise<ImportRow[]> =>
  store.find(importRows, {
    where: [
      { path: 'importId', in: [importId] },
      { path: 'line', from: line + 1 },
      ...(statuses ? [{ path: 'status', in: statuses } as const] : []),
    ],
    sort: { path: 'line', ascending: true },
    limit,
  });

/** Yields all rows of an import, batch by batch. */
export async function* pagesOf(store: Store, importId: string, statuses?: readonly ImportRowStatus[]) {
  let last = 0;
  while (true) {
    const page = await rowsAfter(store, importId, last, statuses ? { statuses } : {});
    if (page.length > 0) yield page;
    if (page.length < BATCH) return;
    last = page.at(-1)?.line ?? last;
  }
}

/** Writes changed rows in two statements, because one statement per row takes far longer. */
export async function replaceRows(tx: Store, rows: readonly ImportRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.removeWhere(importRows, [{ path: 'id', in: rows.map(({ id }) => id) }], rows.length);
  const dateUpdated = now.toISOString();
  await tx.load(
    importRows,
    rows.map((row) => ({ ...row, dateUpdated })),
  );
}
