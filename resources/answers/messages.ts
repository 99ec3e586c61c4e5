import type { RecordOf } from '../defineResource';
import type { outboxMessages } from '../outboxMessages';

type Message = RecordOf<typeof outboxMessages>;
/** The text is null where it holds a code. */
type AnsweredMessage = Omit<Message, 'key' | 'body'> & { body: Message['body'] | null };

/** Answers of contract/calls/messages.ts. */
export interface MessagesAnswers {
  resendMessage: { message: AnsweredMessage };
}
