import type { RecordOf } from '../defineResource';
import type { outboxMessages } from '../outboxMessages';

/** Answers of contract/calls/messages.ts. */
export interface MessagesAnswers {
  resendMessage: { message: Omit<RecordOf<typeof outboxMessages>, 'key'> };
}
