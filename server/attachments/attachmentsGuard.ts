import { isPermitted } from '../../contract/access/permissions';
import { Refusal } from '../../contract/api/errors';
import type { Attachment } from '../../resources/attachments/attachments';
import { neededFor } from '../../resources/language/requiredPermissions';
import type { Identity } from '../base/identity';
import type { Guard } from '../crud/Guard';
import { reachToWrite } from '../crud/reach';
import type { Store } from '../store/Store';
import { type Subject, subjectOf } from './Subject';

/** The rule of attachments: whoever uploaded one, or may change its record, deletes it. Its content is removed by a job. */
export const attachmentsGuard: Guard<Attachment> = {
  async remove(tx, { before, identity }) {
    if (before.uploadedById !== null && before.uploadedById === identity?.userId) return;
    if (await mayChange(tx, identity, subjectOf(before))) return;
    throw new Refusal('forbidden', 'Only who uploaded an attachment, or who may change its record, can delete it.');
  },
};

/** Returns whether the caller may change a record. */
async function mayChange(tx: Store, identity: Identity | null, { resource, id }: Subject): Promise<boolean> {
  const needed = neededFor(resource, 'update') ?? [];
  if (!identity || !isPermitted(identity.permissions, needed)) return false;
  const within = reachToWrite(identity, resource, needed);
  return !within || (await tx.get(resource, id, { within })) !== null;
}
