import type { Translation } from '../messages';

export default {
  create: 'Webhook mpya',
  created: 'Webhook %{name} imeundwa.',
  copyNow: 'Nakili siri sasa. Haitaonyeshwa tena.',
  secret: 'Siri',
  usage: 'Kwa siri hii mpokeaji huhakikisha kwamba ombi limetoka hapa, kwa kichwa webhook-signature.',
  resend: 'Tuma tena',
  resent: 'Taarifa inatumwa tena.',
} satisfies Translation['webhooks'];
