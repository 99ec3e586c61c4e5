import { outboxMessages } from '../outboxMessages';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';

export const outboxMessagesDemo = declareDemo(outboxMessages, {
  count: 36,
  fields: {
    key: ({ index }) => `demo:${index}`,
    kind: ({ index }) => kindAt(index),
    channel: ({ record }) => (record.kind === 'TICKET' ? 'EMAIL' : 'SMS'),
    recipient: demoRecipient,
    subject: ({ record }) => (record.channel === 'EMAIL' ? 'Your ticket' : null),
    body: ({ record }) => DEMO_TEXTS[record.kind as DemoKind],
    status: ({ index }) => statusAt(index),
    lastError: ({ record }) => DEMO_PROBLEMS[String(record.status)] ?? null,
    attempts: ({ record }) => (record.status === 'PENDING' ? 0 : 1),
    nextAttemptAt: ({ record, now }) => (record.status === 'PENDING' ? now.toISOString() : null),
    expiresAt: ({ record, now, dateCreated }) =>
      new Date((record.status === 'PENDING' ? now : dateCreated).getTime() + 86_400_000).toISOString(),
    sentAt: ({ record, dateCreated }) => (record.status === 'SENT' ? dateCreated.toISOString() : null),
  },
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
