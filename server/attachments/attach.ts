import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { MAX_ATTACHMENTS } from '../../contract/attachments/attachments';
import { attachmentActions } from '../../resources/attachments/actions';
import { type Attachment, attachments } from '../../resources/attachments/attachments';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { CheckedFile } from './checkFile';
import { writeToBucket, writeToDatabase } from './contents';
import { noSubject, type Subject } from './Subject';

type Process = Pick<Deps, 'store' | 'config' | 'log' | 'now'>;

/** Attaches a file to a record. If the record has the same file already, that attachment is returned and nothing is written. */
export async function attach(
  deps: Process,
  subject: Subject,
  file: CheckedFile,
  identity: Identity,
): Promise<Attachment> {
  const { store, now } = deps;
  const known = sameIn(await roomFor(store, subject, file), file);
  if (known) return known;
  const written = await writeToBucket(deps, file.bytes);
  return store.transaction(async (tx) => {
    // Of two simultaneous uploads of one file, the second finds the first.
    if (!(await tx.get(subject.resource, subject.id, { lock: true }))) throw noSubject(subject);
    const earlier = sameIn(await roomFor(tx, subject, file), file);
    if (earlier) return earlier;
    const contentId = written ?? (await writeToDatabase(tx, file.bytes, now()));
    const { fileName, mediaType, sha256, bytes } = file;
    const about = { fileName, mediaType, size: bytes.length, sha256, uploadedById: identity.userId, contentId };
    const record = await createRecord(tx, attachments, { ...about, [subject.field]: subject.id }, now());
    await auditAction(tx, attachmentActions.uploadAttachment, { identity, record, after: record }, now());
    return record;
  });
}

const sameIn = (theirs: readonly Attachment[], { sha256 }: CheckedFile) =>
  theirs.find((each) => each.sha256 === sha256);

/** Returns a record's attachments. Refuses one more than the maximum, unless it is there already. */
async function roomFor(store: Store, { field, id }: Subject, file: CheckedFile): Promise<readonly Attachment[]> {
  const theirs = await store.find(attachments, { where: [{ path: field, in: [id] }] });
  if (theirs.length >= MAX_ATTACHMENTS && !sameIn(theirs, file))
    throw new Refusal(
      'conflict',
      phrase('There are {most} attachments already, which is the maximum.', { most: MAX_ATTACHMENTS }),
    );
  return theirs;
}
