import { attachments } from '../../../resources/attachments/attachments';
import { attachmentContents } from '../../../resources/attachments/systemTables';
import type { Deps } from '../../deps';
import type { Store } from '../../store/Store';
import { bucketOf } from '../contents';

/** In milliseconds. An upload takes less. */
const PATIENCE = 60 * 60_000;
const BATCH = 200;

/** Removes contents without an attachment: of attachments that were deleted, and of uploads that failed. */
export async function removeContents(deps: Pick<Deps, 'store' | 'config' | 'now'>, signal: AbortSignal): Promise<void> {
  const { store, now } = deps;
  const old = { path: 'dateCreated', before: new Date(now().getTime() - PATIENCE).toISOString() } as const;
  const kept = [old, { path: 'content', isNull: false }] as const;
  while (!signal.aborted && (await store.removeWhere(attachmentContents, kept, BATCH)) === BATCH);
  const bucket = bucketOf(deps);
  if (!bucket) return;
  const inBucket = [old, { path: 'content', isNull: true }] as const;
  for (let offset = 0; !signal.aborted; ) {
    const page = await store.pick(attachmentContents, ['id'], { where: inBucket, offset, limit: BATCH });
    const unused = await withoutAttachment(
      store,
      page.map(({ id }) => id),
    );
    for (const id of unused) {
      await bucket.remove(id);
      await store.remove(attachmentContents, id);
    }
    if (page.length < BATCH) return;
    offset += page.length - unused.length;
  }
}

async function withoutAttachment(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const used = await store.pick(attachments, ['contentId'], { where: [{ path: 'contentId', in: ids }] });
  const known = new Set(used.map(({ contentId }) => contentId));
  return ids.filter((id) => !known.has(id));
}
