export const messages = {
  theMessageIsOnIts: 'The message is on its way again.',
  resend: 'Resend',
} as const;
