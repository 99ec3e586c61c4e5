import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';

/** The actions of staff on messages to customers. */
export const messageActions = defineActions(
  { name: 'Messages', description: 'Messages to customers.' },
  {
    resendMessage: {
      method: 'POST',
      base: 'v1',
      path: 'outbox-messages/{id}/resend',
      access: 'Resend Messages',
      /** The text is null if it contains a code. */
      audit: { resource: 'outbox-messages', action: 'ACTION', reason: 'Sent again' },
      answer: shape.object({
        message: shape.record('outbox-messages', { without: ['key'], also: { body: shape.nullable(shape.text) } }),
      }),
      reads: 'message',
      summary: 'Send a message again that failed or expired; a code only within its time',
    },
  },
);
