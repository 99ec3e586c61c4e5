import { outboxMessages } from '../../resources/messages/outboxMessages';
import { updateRecord } from '../store/updateRecord';
import { DAY } from './Chance';
import type { World } from './World';

/** Delivers the messages, most of them within seconds. The last one was just written and still waits. */
export async function deliverAll({ books, agenda, chance, scale }: World): Promise<void> {
  const oldest = new Date(agenda.now.getTime() - scale.kept * DAY).toISOString();
  const all = await books.find(outboxMessages);
  const kept = all.filter(({ dateCreated }) => dateCreated >= oldest);
  for (const { id } of all.slice(0, all.length - kept.length)) await books.remove(outboxMessages, id);
  for (const [place, { id, dateCreated }] of kept.entries()) {
    if (place === kept.length - 1) return;
    const tried = new Date(Date.parse(dateCreated) + chance.between(1, 9) * 1_000);
    const changes = lost(place) ?? ({ status: 'SENT', sentAt: tried.toISOString() } as const);
    await updateRecord(books, outboxMessages, id, { ...changes, attempts: 1, nextAttemptAt: null }, tried);
  }
}

/** Returns the failure of one in fifty messages. */
function lost(place: number) {
  if (place % 50 === 4)
    return { status: 'FAILED', lastError: 'The SMS gateway refused the message (HTTP 422).' } as const;
  const lastError = 'Not sent in time. The SMS gateway could not be reached.';
  return place % 50 === 29 ? ({ status: 'EXPIRED', lastError } as const) : null;
}
