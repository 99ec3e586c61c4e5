import { fieldRefusal } from '../../contract/api/errors';
import { attachments } from '../../resources/attachments/attachments';
import { publicView } from '../../resources/catalogue/publicView';
import type { Store } from '../store/Store';

/** Returns the ids of attachments for a message of a ticket, each once. Refuses any that the ticket does not have. */
export async function requireAttached(tx: Store, ticketId: string, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return ids;
  const found = await tx.count(attachments, {
    where: [
      { path: 'id', in: ids },
      { path: 'ticketId', in: [ticketId] },
    ],
  });
  if (found !== ids.length) throw fieldRefusal('attachmentIds', 'must be attachments of this ticket');
  return ids;
}

interface Message {
  id: string;
  attachmentIds: readonly string[] | null;
}

/** Returns the attachments of messages by the messages' ids, without those that were deleted later. */
export async function attachmentsByMessage(store: Store, messages: readonly Message[]) {
  const ids = messages.flatMap(({ attachmentIds }) => attachmentIds ?? []);
  const found = ids.length > 0 ? await store.find(attachments, { where: [{ path: 'id', in: ids }] }) : [];
  const byId = new Map(found.map((each) => [each.id, publicView(attachments, each)]));
  return new Map(
    messages.map(({ id, attachmentIds }) => [
      id,
      (attachmentIds ?? []).flatMap((attachmentId) => byId.get(attachmentId) ?? []),
    ]),
  );
}
