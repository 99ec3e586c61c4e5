import { isPermitted } from '../../contract/access/permissions';
import { Refusal } from '../../contract/api/errors';
import type { Attachment } from '../../resources/attachments/attachments';
import { neededFor } from '../../resources/language/requiredPermissions';
import type { Identity } from '../base/identity';
import type { Guard } from '../crud/Guard';
import { reachToWrite } from '../crud/reach';
import type { Store } from '../store/Store';
import { type Subject, subjectOf } from './Subject';

/** Lets the person who uploaded an attachment, and anyone who may change its record, delete it. A job removes its content. */
export const attachmentsGuard: Guard<Attachment> = {
  async remove(tx, { before, identity }) {
    if (before.uploadedById !== null && before.uploadedById === identity?.userId) return;
    if (await mayChange(tx, identity, subjectOf(before))) return;
    throw new Refusal(
      'forbidden',
      'Only the person who uploaded an attachment, or someone who may change its record, can delete it.',
    );
  },
};

/** Returns whether the caller may change a record. */
async function mayChange(tx: Store, identity: Identity | null, { resource, id }: Subject): Promise<boolean> {
  const needed = neededFor(resource, 'update') ?? [];
  if (!identity || !isPermitted(identity.permissions, needed)) return false;
  const within = reachToWrite(identity, resource, needed);
  return !within || (await tx.get(resource, id, { within })) !== null;
}
