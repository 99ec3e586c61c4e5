import { findResource } from '../../../resources';
import { publicView } from '../../../resources/catalogue/publicView';
import type { AnyResource } from '../../../resources/language/defineResource';
import { type Labels, labelsOf } from '../../labels/labelsOf';
import { referencesOf } from '../../labels/references';
import type { Filter, Store } from '../../store/Store';

/** The number of records read, and of rows written, at once. It bounds the memory of an export of any length. */
const BATCH = 1_000;

export type ExportedRow = Record<string, unknown>;

/** Records as callers see them, and the labels of the records they refer to. */
interface ExportedPage {
  rows: readonly ExportedRow[];
  labels: Labels;
}

/**
 * Yields all records that match a query, oldest first. It reads page by page in the order of the ids, so that a million rows take
 * no more memory than a thousand.
 */
export async function* exportedPages(
  store: Store,
  resource: AnyResource,
  query: Filter,
): AsyncGenerator<ExportedPage, void> {
  let last: string | null = null;
  while (true) {
    const page: ExportedRow[] = await nextPage(store, resource, query, last);
    if (page.length === 0) return;
    const labels = await labelsOf(store, referencesOf(resource, page, findResource), findResource);
    yield { rows: page.map((row) => publicView(resource, row)), labels };
    if (page.length < BATCH) return;
    last = String(page.at(-1)?.id);
  }
}

/** Returns the records after the one with the id `last`. Ids increase with the time of creation. */
async function nextPage(store: Store, resource: AnyResource, query: Filter, last: string | null) {
  const after = last === null ? [] : [{ path: 'id', from: last }];
  const found = await store.find(resource, {
    ...query,
    where: [...(query.where ?? []), ...after],
    sort: { path: 'id', ascending: true },
    limit: last === null ? BATCH : BATCH + 1,
  });
  return found.filter(({ id }) => id !== last);
}
