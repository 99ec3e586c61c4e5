import { isConfidential, MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATUSES } from '../contract/messages';
import { formatPhone } from '../contract/phone';
import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { dateTime, integer, longText, oneOf, text } from './kinds';

/**
 * What customers are told, written (by server/messages/enqueue.ts) in the transaction that makes it true and delivered
 * afterwards. The text of a message with a code is never answered.
 */
export const outboxMessages = defineResource({
  name: 'outbox-messages',
  label: ['Message', 'Messages'],
  icon: 'send',
  representation: ({ recipient }) => `Message to ${formatPhone(recipient)}`,
  fields: {
    /** Names the occasion; carriers know a repeated message by it. */
    key: text({ required: true, unique: true, maxLength: 120, answered: false, demo: ({ index }) => `demo:${index}` }),
    kind: oneOf(MESSAGE_KINDS, { label: 'About', filter: 'kinds', demo: ({ index }) => kindAt(index) }),
    channel: oneOf(MESSAGE_CHANNELS, {
      required: true,
      filter: 'channels',
      demo: ({ record }) => (record.kind === 'TICKET' ? 'EMAIL' : 'SMS'),
    }),
    recipient: text({ label: 'To', required: true, searchable: true, maxLength: 254, demo: demoRecipient }),
    subject: text({ maxLength: 200, demo: ({ record }) => (record.channel === 'EMAIL' ? 'Your ticket' : null) }),
    body: longText({
      label: 'Text',
      required: true,
      maxLength: 2000,
      answered: ({ kind }) => !isConfidential(kind),
      demo: ({ record }) => DEMO_TEXTS[record.kind as DemoKind],
    }),
    status: oneOf(MESSAGE_STATUSES, { default: 'PENDING', filter: 'statuses', demo: ({ index }) => statusAt(index) }),
    /** Why it was not sent, or not yet, in a sentence; never a word about the recipient. */
    lastError: text({
      label: 'Problem',
      maxLength: 200,
      demo: ({ record }) => DEMO_PROBLEMS[String(record.status)] ?? null,
    }),
    attempts: integer({ default: 0, demo: ({ record }) => (record.status === 'PENDING' ? 0 : 1) }),
    /** When it is due; null once it was sent or given up. */
    nextAttemptAt: dateTime({
      label: 'Next attempt',
      indexed: true,
      demo: ({ record, now }) => (record.status === 'PENDING' ? now.toISOString() : null),
    }),
    /** From when on it is not sent any more. */
    expiresAt: dateTime({
      label: 'Send by',
      demo: ({ record, now, dateCreated }) =>
        new Date((record.status === 'PENDING' ? now : dateCreated).getTime() + 86_400_000).toISOString(),
    }),
    sentAt: dateTime({
      label: 'Sent',
      demo: ({ record, dateCreated }) => (record.status === 'SENT' ? dateCreated.toISOString() : null),
    }),
  },
  list: { columns: ['dateCreated', 'kind', 'channel', 'recipient', 'status', 'lastError'] },
  screens: [{ list: 'messages', details: 'message-details', beside: 'logs' }],
  access: { list: 'View Messages' },
  retention: [{ days: 90, by: 'dateCreated', where: { status: ['SENT', 'FAILED', 'EXPIRED'] } }],
  demo: { count: 36 },
});

const DEMO_TEXTS = {
  RECEIPT: 'We received UGX 149,000. Your receipt is ready.',
  REMINDER: 'Your subscription ends in three days. Renew in time to stay online.',
  TICKET: 'We have repaired the line. Please restart your router.',
} as const;
type DemoKind = keyof typeof DEMO_TEXTS;

const DEMO_PROBLEMS: Record<string, string> = {
  FAILED: 'The SMS gateway refused the message (HTTP 422).',
  EXPIRED: 'Not sent in time. The SMS gateway could not be reached.',
};

const kindAt = (index: number): DemoKind =>
  (['RECEIPT', 'REMINDER', 'RECEIPT', 'TICKET'] as const)[index % 4] ?? 'RECEIPT';

/** The last one has just been written. */
const statusAt = (index: number) =>
  index === 35 ? 'PENDING' : index % 12 === 4 ? 'FAILED' : index % 12 === 9 ? 'EXPIRED' : 'SENT';

function demoRecipient({ record, pick, rows }: Demo): string {
  const address = record.channel === 'EMAIL' ? 'emailAddress' : 'phoneNumber';
  return String(pick(rows('clients').filter((client) => client[address]))[address]);
}
