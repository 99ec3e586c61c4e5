import type { Language } from '../../contract/languages';
import {
  type CONFIDENTIAL_KINDS,
  MESSAGE_LIFETIMES,
  type MessageChannel,
  type MessageKind,
} from '../../contract/messages/messages';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { HELD, mayHaveBeenSent } from './held';
import { languageFor } from './languageFor';
import { sealBody } from './sealedBody';
import { type CustomerValues, type MailText, type StaffValues, TEXT_KINDS } from './texts/Texts';
import { customerText, mailText, staffText } from './texts/textOf';

type KindOf<T extends keyof typeof TEXT_KINDS> = (typeof TEXT_KINDS)[T];
type ConfidentialKind = (typeof CONFIDENTIAL_KINDS)[number];
/** Kinds whose sender sets the expiry, because the text is about it. */
type TimelyKind = { [K in MessageKind]: (typeof MESSAGE_LIFETIMES)[K] extends null ? K : never }[MessageKind];

/**
 * `key` is unique and identifies the occasion; `since` is the earliest moment at which it may have been sent; `expiresAt` is when
 * the text is no longer true. Moments are ISO 8601 UTC. A text with a code or a link is sealed with the server's secret.
 */
type Occasion<K extends MessageKind> = { recipient: string; key: string; since: string } & (K extends TimelyKind
  ? { expiresAt: string }
  : unknown) &
  (K extends ConfidentialKind ? { secret: string } : unknown);

/**
 * A message to a customer: a text of the catalogue and its values. It is written in the language of the client; `language` is the
 * one that a person uses who is not a client yet or has chosen none.
 */
export type CustomerMessage<T extends keyof CustomerValues = keyof CustomerValues> = {
  [N in T]: Occasion<KindOf<N>> & {
    text: N;
    values: CustomerValues[N];
    clientId: string | null;
    language?: Language | null;
  };
}[T];

/** A mail to a member of staff. */
export type StaffMail<T extends keyof StaffValues = keyof StaffValues> = {
  [N in T]: Occasion<KindOf<N>> & { text: N; values: StaffValues[N] };
}[T];

/**
 * Adds an SMS to a customer to the outbox, due immediately or at `due`, in the transaction `tx` that makes it true. A message that may have
 * been sent before the system was restored from a backup is held for a person instead.
 */
export async function sendSms(tx: Store, message: CustomerMessage, now: Date, due: Date = now) {
  const { body } = customerText(await languageFor(tx, message.clientId, message.language), message);
  return write(tx, message, { channel: 'SMS', body }, now, due);
}

/** The same for a mail to a customer or to a member of staff. */
export async function sendMail(tx: Store, message: CustomerMessage<MailText> | StaffMail, now: Date) {
  return write(tx, message, { channel: 'EMAIL', ...(await toMail(tx, message)) }, now);
}

/** The same for an SMS and, if the customer has an e-mail address, for a mail. */
export async function sendSmsAndMail(
  tx: Store,
  message: CustomerMessage<MailText>,
  emailAddress: string | null | undefined,
  now: Date,
): Promise<void> {
  await sendSms(tx, message, now);
  if (emailAddress) await sendMail(tx, { ...message, recipient: emailAddress, key: `${message.key}:mail` }, now);
}

async function toMail(tx: Store, message: CustomerMessage<MailText> | StaffMail) {
  if (!('clientId' in message)) return staffText(message);
  return mailText(await languageFor(tx, message.clientId, message.language), message);
}

async function write(
  tx: Store,
  message: CustomerMessage | StaffMail,
  { body, ...how }: { channel: MessageChannel; subject?: string; body: string },
  now: Date,
  due: Date = now,
) {
  const { text, recipient, key, since } = message;
  const kind = TEXT_KINDS[text];
  const lifetime = MESSAGE_LIFETIMES[kind] ?? 0;
  const expiresAt = 'expiresAt' in message ? message.expiresAt : new Date(now.getTime() + lifetime).toISOString();
  const pending = { nextAttemptAt: due.toISOString() };
  const state = (await mayHaveBeenSent(tx, since)) ? ({ status: 'FAILED', lastError: HELD } as const) : pending;
  const stored = 'secret' in message ? sealBody(message.secret, key, body) : body;
  return createRecord(tx, outboxMessages, { kind, key, recipient, ...how, body: stored, ...state, expiresAt }, now);
}
