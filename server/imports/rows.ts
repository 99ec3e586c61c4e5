import type { ImportRowStatus } from '../../contract/imports/imports';
import { importRows } from '../../resources/imports/importRows';
import type { Store } from '../store/Store';
import type { ImportRow } from './Import';

/** Lines that are taken together. */
export const BATCH = 500;

/** The next lines of an import, in the order of the file: those after a line, in these statuses only where some are named. */
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

/** All lines of an import, batch by batch. */
export async function* pagesOf(store: Store, importId: string, statuses?: readonly ImportRowStatus[]) {
  let last = 0;
  while (true) {
    const page = await rowsAfter(store, importId, last, statuses ? { statuses } : {});
    if (page.length > 0) yield page;
    if (page.length < BATCH) return;
    last = page.at(-1)?.line ?? last;
  }
}

/** Writes lines as they have become: in two statements, since one for each of many takes far longer. */
export async function replaceRows(tx: Store, rows: readonly ImportRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.removeWhere(importRows, [{ path: 'id', in: rows.map(({ id }) => id) }], rows.length);
  const dateUpdated = now.toISOString();
  await tx.load(
    importRows,
    rows.map((row) => ({ ...row, dateUpdated })),
  );
}
