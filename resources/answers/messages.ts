import { nullable, object, record, type Shape, text } from '../shapes';

/** Answers of contract/calls/messages.ts. */
export const messagesAnswers = {
  /** The text is null where it holds a code. */
  resendMessage: object({
    message: record('outbox-messages', { without: ['key'], also: { body: nullable(text) } }),
  }),
} satisfies Record<string, Shape>;
