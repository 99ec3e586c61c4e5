import type { Translation } from '../messages';

export const referrals: Translation['referrals'] = {
  myReferrals: 'Niliowaleta',
  noAgency: 'Hujaunganishwa na wakala wowote',
  noAgencyText: 'Mwombe msimamizi akuweke kama mtumiaji wa wakala wako.',
  linkOf: 'Kiungo cha rufaa cha %{name}',
  total: 'Rufaa: %{total}',
  referrals: 'Rufaa',
  nobodyYet: 'Bado hakuna. Sambaza kiungo chako.',
};
