import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../contract/api/errors';
import { attachmentContents } from '../../resources/attachments/systemTables';
import type { Deps } from '../deps';
import { logFailure } from '../failureOf';
import type { Bucket } from '../objectStore/Bucket';
import { bucketAt } from '../objectStore/bucketAt';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

type Process = Pick<Deps, 'store' | 'config' | 'log' | 'now'>;

/** Returns the bucket of attachments, or null if the database keeps them. */
export const bucketOf = ({ config }: Pick<Deps, 'config'>): Bucket | null =>
  config.attachmentBucket && bucketAt(config.attachmentBucket, 'attachment store');

/**
 * Writes content to the bucket and returns the id of its record; null if the database keeps contents. The record is committed first,
 * so that the object of a failed upload is known and removed later.
 */
export async function writeToBucket(deps: Process, bytes: Buffer): Promise<string | null> {
  const bucket = bucketOf(deps);
  if (!bucket) return null;
  const { id } = await createRecord(deps.store, attachmentContents, { content: null }, deps.now());
  await orUnavailable(
    deps,
    bucket.put(id, () => Readable.from([bytes]), bytes.length),
  );
  return id;
}

/** Writes content to the database, in the transaction `tx`. Returns the id of its record. */
export async function writeToDatabase(tx: Store, bytes: Buffer, now: Date): Promise<string> {
  return (await createRecord(tx, attachmentContents, { content: bytes.toString('base64') }, now)).id;
}

/** Removes the contents of deleted attachments from the database. A job removes those in the bucket. */
export async function removeContentsOf(tx: Store, deleted: readonly { [field: string]: unknown }[]): Promise<void> {
  const ids = deleted.map(({ contentId }) => String(contentId));
  if (ids.length === 0) return;
  const kept = [
    { path: 'id', in: ids },
    { path: 'content', isNull: false },
  ] as const;
  await tx.removeWhere(attachmentContents, kept, ids.length);
}

/** Reads a content from wherever it is kept; null if there is none. */
export async function readContent(deps: Process, id: string): Promise<Buffer | null> {
  const found = await deps.store.get(attachmentContents, id);
  if (!found) return null;
  if (found.content !== null) return Buffer.from(found.content, 'base64');
  const bucket = bucketOf(deps);
  if (!bucket) throw unavailable();
  return orUnavailable(deps, bucket.get(id).then(buffer));
}

async function orUnavailable<T>({ log }: Process, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    logFailure(log, {}, error, 'attachment store failed');
    throw unavailable();
  }
}

const unavailable = () => new Refusal('unavailable', 'The store of attachments does not answer. Try again later.');
