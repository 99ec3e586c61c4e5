import { type CONFIDENTIAL_KINDS, MESSAGE_LIFETIMES, type MessageKind } from '../../contract/messages/messages';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import type { Message } from '../ports/MessageSender';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { HELD, mayHaveBeenSent } from './held';
import { sealBody } from './sealedBody';

type ConfidentialKind = (typeof CONFIDENTIAL_KINDS)[number];
/** Kinds whose sender sets the expiry, because the text is about it. */
type TimelyKind = { [K in MessageKind]: (typeof MESSAGE_LIFETIMES)[K] extends null ? K : never }[MessageKind];

/**
 * `key` is unique and identifies the occasion; `since` is the earliest moment at which it may have been sent; `expiresAt` is when
 * the text is no longer true. Moments are ISO 8601 UTC.
 */
export type NewMessage = Occasion &
  ({ kind: Exclude<MessageKind, TimelyKind> } | { kind: Exclude<TimelyKind, ConfidentialKind>; expiresAt: string });
/** The same for a message with a code or a link. */
export type ConfidentialMessage = Occasion & { kind: ConfidentialKind; expiresAt: string };
type Occasion = Omit<Message, 'id' | 'subject'> & { key: string; subject?: string; since: string };

/**
 * Adds a message to the outbox, due immediately, in the transaction `tx` that makes it true. A message that may have been sent
 * before the system was restored from a backup is held for a person instead.
 */
export const enqueue = (tx: Store, message: NewMessage, now: Date) => write(tx, message, now);

/** The same for a message with a code or a link, whose text is sealed with the server's secret. */
export const enqueueSealed = (tx: Store, secret: string, message: ConfidentialMessage, now: Date) =>
  write(tx, { ...message, body: sealBody(secret, message.key, message.body) }, now);

async function write(tx: Store, { since, ...message }: NewMessage | ConfidentialMessage, now: Date) {
  const lifetime = MESSAGE_LIFETIMES[message.kind] ?? 0;
  const expiresAt = 'expiresAt' in message ? message.expiresAt : new Date(now.getTime() + lifetime).toISOString();
  const due = { nextAttemptAt: now.toISOString() };
  const state = (await mayHaveBeenSent(tx, since)) ? ({ status: 'FAILED', lastError: HELD } as const) : due;
  return createRecord(tx, outboxMessages, { ...message, ...state, expiresAt }, now);
}
