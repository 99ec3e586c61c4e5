export default {
  create: 'New webhook',
  created: 'Webhook %{name} created.',
  copyNow: 'Copy the secret now. It is not shown again.',
  secret: 'Secret',
  usage: 'With it the receiver checks that a call comes from here, by its header webhook-signature.',
  resend: 'Send again',
  resent: 'The delivery is on its way again.',
} as const;
