import { outboxMessages } from '../../resources/internal';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Message } from './MessageSender';

type NewMessage = Omit<Message, 'id' | 'subject'> & { key: string; subject?: string };

/** Puts a message into the outbox, due at once, in the transaction `tx` that makes it true; `key` is unique and names the occasion. */
export function enqueue(tx: Store, message: NewMessage, now: Date) {
  return createRecord(tx, outboxMessages, { ...message, nextAttemptAt: now.toISOString() }, now);
}
