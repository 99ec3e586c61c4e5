import type { Translation } from '../messages';

export const messages: Translation['messages'] = {
  resent: 'Ujumbe unatumwa tena.',
  resend: 'Tuma tena',
};
