import type { Call } from './Call';

/** What staff do about messages to customers. */
export const messagesCalls = {
  resendMessage: {
    method: 'POST',
    base: 'v1',
    path: 'outbox-messages/{id}/resend',
    access: 'Resend Messages',
    reads: 'message',
    summary: 'Send a message again that failed or expired; a code only within its time',
  },
} as const satisfies Record<string, Call>;
