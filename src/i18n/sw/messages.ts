import type { Translation } from '../messages';

export default {
  resent: 'Ujumbe unatumwa tena.',
  resend: 'Tuma tena',
} satisfies Translation['messages'];
