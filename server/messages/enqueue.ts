import { MESSAGE_LIFETIMES, type MessageKind } from '../../contract/messages';
import { outboxMessages } from '../../resources/outboxMessages';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Message } from './MessageSender';

/** Kinds whose end their sender says, since it is what the text is about. */
type TimelyKind = { [K in MessageKind]: (typeof MESSAGE_LIFETIMES)[K] extends null ? K : never }[MessageKind];

/** `key` is unique and names the occasion; `expiresAt` (ISO 8601 UTC) is when the text is no longer true. */
export type NewMessage = Omit<Message, 'id' | 'subject'> & { key: string; subject?: string } & (
    | { kind: Exclude<MessageKind, TimelyKind> }
    | { kind: TimelyKind; expiresAt: string }
  );

/** Puts a message into the outbox, due at once, in the transaction `tx` that makes it true. */
export function enqueue(tx: Store, message: NewMessage, now: Date) {
  const lifetime = MESSAGE_LIFETIMES[message.kind] ?? 0;
  const expiresAt = 'expiresAt' in message ? message.expiresAt : new Date(now.getTime() + lifetime).toISOString();
  return createRecord(tx, outboxMessages, { ...message, expiresAt, nextAttemptAt: now.toISOString() }, now);
}
