import {
  CONFIDENTIAL_KINDS,
  isConfidential,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
} from '../../contract/messages/messages';
import { formatPhone } from '../../contract/phone';
import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, longText, oneOf, text } from '../language/kinds';

/**
 * Messages to customers, written (by server/messages/send.ts) in the transaction of their event and delivered afterwards. The
 * text of a message with a code or a link is never returned; it is encrypted (server/messages/sealedBody.ts), and deleted once it
 * was sent or has expired.
 */
export const outboxMessages = defineResource({
  name: 'outbox-messages',
  label: ['Message', 'Messages'],
  icon: 'send',
  representation: ({ recipient }) => `Message to ${formatPhone(recipient)}`,
  headline: { states: ['status'], about: ['kind', 'channel', 'sentAt'] },
  fields: {
    /** Identifies the event; carriers recognise a repeated message by it. */
    key: text({ required: true, unique: true, maxLength: 120, answered: false }),
    kind: oneOf(MESSAGE_KINDS, { label: 'About', filter: 'kinds' }),
    channel: oneOf(MESSAGE_CHANNELS, { required: true, filter: 'channels' }),
    recipient: text({ label: 'To', required: true, searchable: true, maxLength: 254, personal: 'Erased' }),
    subject: text({ maxLength: 200, personal: true }),
    body: longText({
      label: 'Text',
      maxLength: 2000,
      answered: ({ kind }) => !isConfidential(kind),
    }),
    status: oneOf(MESSAGE_STATUSES, { default: 'PENDING', filter: 'statuses' }),
    /** A sentence that says why it was not sent, or not yet; it never mentions the recipient. */
    lastError: text({ label: 'Problem', maxLength: 200 }),
    attempts: integer({ technical: true, default: 0 }),
    /** When it is due; null once it was sent or given up. */
    nextAttemptAt: dateTime({ label: 'Next attempt', technical: true, indexed: true }),
    /** From this moment on it is not sent any more. */
    expiresAt: dateTime({ label: 'Send by' }),
    sentAt: dateTime({ label: 'Sent' }),
  },
  list: { columns: ['dateCreated', 'kind', 'channel', 'recipient', 'status', 'lastError'] },
  screens: [
    {
      list: 'messages',
      details: 'message-details',
      menu: { group: 'Settings', order: 42, permissions: ['View Messages'] },
    },
  ],
  contactPaths: ['recipient'],
  access: { list: 'View Messages' },
  retention: [
    { days: RETENTION.messages.days, by: 'dateCreated', where: { status: ['SENT', 'FAILED', 'EXPIRED'] } },
    { days: 0, by: 'expiresAt', where: { kind: CONFIDENTIAL_KINDS }, empties: ['body'] },
  ],
});
