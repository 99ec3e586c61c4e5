/** The subjects of messages. */
export const MESSAGE_KINDS = [
  'RENEWAL_CODE',
  'CLAIM_CODE',
  'PASSWORD_LINK',
  'NEW_DEVICE',
  'SETTINGS_CHANGED',
  'AUDIT_LOG_CHANGED',
  'ORDER',
  'RECEIPT',
  'CLAIM',
  'REFUND',
  'ACTIVATION',
  'REMINDER',
  'PRICE_CHANGE',
  'SUBSCRIPTION_END',
  'SUSPENSION',
  'VISIT',
  'TICKET',
  'DAY_CLOSE',
  'REPORT',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_CHANNELS = ['SMS', 'EMAIL'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** EXPIRED: it could not be sent in time, so it was not sent at all. */
export const MESSAGE_STATUSES = ['PENDING', 'SENT', 'FAILED', 'EXPIRED'] as const;

const DAY = 86_400_000;

/**
 * How long a message of each kind may wait to be sent, in milliseconds. Null: until a moment that the sender gives, after which
 * the text is no longer true.
 */
export const MESSAGE_LIFETIMES = {
  RENEWAL_CODE: null,
  CLAIM_CODE: null,
  PASSWORD_LINK: null,
  NEW_DEVICE: DAY,
  SETTINGS_CHANGED: 7 * DAY,
  AUDIT_LOG_CHANGED: 7 * DAY,
  ORDER: 2 * DAY,
  RECEIPT: 7 * DAY,
  CLAIM: 7 * DAY,
  REFUND: 7 * DAY,
  ACTIVATION: 2 * DAY,
  REMINDER: null,
  PRICE_CHANGE: null,
  SUBSCRIPTION_END: 2 * DAY,
  SUSPENSION: 2 * DAY,
  VISIT: null,
  TICKET: 3 * DAY,
  DAY_CLOSE: DAY,
  REPORT: 3 * DAY,
} as const satisfies Record<MessageKind, number | null>;

interface Message {
  /** Null for messages of an earlier version. */
  kind: MessageKind | null;
  status: (typeof MESSAGE_STATUSES)[number];
  expiresAt: string | null;
}

/** The kinds of messages that contain a code or a link. */
export const CONFIDENTIAL_KINDS = [
  'RENEWAL_CODE',
  'CLAIM_CODE',
  'PASSWORD_LINK',
] as const satisfies readonly MessageKind[];

/** Returns whether only the recipient may read a message of this kind, because it contains (or may contain) a code or a link. */
export const isConfidential = (kind: unknown): boolean =>
  kind === null || CONFIDENTIAL_KINDS.some((each) => each === kind);

/** The reason why a message whose text is no longer true cannot be resent. */
const OVER: Readonly<Partial<Record<MessageKind, string>>> = {
  RENEWAL_CODE: 'This code has expired. Ask the customer to request a new one.',
  CLAIM_CODE: 'This code has expired. Ask the payer to request a new one.',
  PASSWORD_LINK: 'This link has expired. They can ask for a new one on the sign-in page.',
  REMINDER: 'The date that this reminder is about has passed.',
  PRICE_CHANGE: 'The price that this message announces is already in force.',
  VISIT: 'The visit that this message is about is over.',
};

/** Returns a sentence that says why a message cannot be resent, or null if it can. */
export function resendRefusal({ kind, status, expiresAt }: Message, now: Date): string | null {
  if (status === 'SENT') return 'This message was sent already.';
  if (status === 'PENDING') return 'This message is still waiting to be sent.';
  if (kind === null) return 'This message was written by an earlier version and cannot be sent again.';
  const isOver = expiresAt === null || Date.parse(expiresAt) <= now.getTime();
  if (!isOver || MESSAGE_LIFETIMES[kind] !== null) return null;
  return OVER[kind] ?? 'It is too late to send this message.';
}

/** Returns the moment until which a message that is resent now may wait. */
export function resentUntil({ kind, expiresAt }: Pick<Message, 'kind' | 'expiresAt'>, now: Date): string | null {
  const lifetime = kind && MESSAGE_LIFETIMES[kind];
  return lifetime ? new Date(now.getTime() + lifetime).toISOString() : expiresAt;
}
