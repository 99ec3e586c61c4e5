export default {
  resent: 'The message is on its way again.',
  resend: 'Resend',
} as const;
