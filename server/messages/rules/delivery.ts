import type { MessageChannel } from '../../../contract/messages/messages';
import { BACKOFF, nextTryAfter } from '../../rules/backoff';

/** The milliseconds that a message without an expiry may wait. An earlier version wrote such messages. */
const UNSAID = 24 * 60 * 60_000;

interface Waiting {
  dateCreated: string;
  expiresAt: string | null;
}

const endOf = ({ expiresAt, dateCreated }: Waiting): number =>
  expiresAt ? Date.parse(expiresAt) : Date.parse(dateCreated) + UNSAID;

/** Returns whether a message must not be sent any more. */
export const isMessageExpired = (message: Waiting, now: Date): boolean => endOf(message) <= now.getTime();

/** Returns when to try again to deliver a message after a temporary failure, at its expiry at the latest. */
export function nextAttemptAfter(message: Waiting, now: Date): Date {
  const next = nextTryAfter(new Date(message.dateCreated), now, BACKOFF.message);
  return new Date(Math.min(next.getTime(), endOf(message)));
}

/** Returns why a message was not accepted, as a sentence. `reason` comes from DeliveryError. */
export function deliveryProblem(channel: MessageChannel, reason: string): string {
  const carrier = channel === 'SMS' ? 'The SMS gateway' : 'The mail server';
  const code = Number(/^(?:HTTP|SMTP) (\d{3})$/.exec(reason)?.[1]);
  if (reason === 'timeout' || /ETIMEDOUT/.test(reason)) return `${carrier} did not answer in time.`;
  if (reason === 'network' || /ECONN|EDNS|ESOCKET/.test(reason)) return `${carrier} could not be reached.`;
  if (/^HTTP 40[13]$|^SMTP (530|535)$|EAUTH/.test(reason)) return `${carrier} refused our credentials (${reason}).`;
  if (reason === 'HTTP 429') return `${carrier} takes no more messages now (${reason}).`;
  const isRefusal = reason.startsWith('HTTP') ? code >= 400 && code < 500 : code >= 500;
  return isRefusal ? `${carrier} refused the message (${reason}).` : `${carrier} failed (${reason}).`;
}
