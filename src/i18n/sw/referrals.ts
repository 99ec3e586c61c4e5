import type { Translation } from '../messages';

export default {
  myReferrals: 'Niliowaleta',
  noAgency: 'Hujaunganishwa na wakala wowote',
  noAgencyText: 'Mwombe msimamizi akuweke kama mtumiaji wa wakala wako.',
  linkOf: 'Kiungo cha rufaa cha %{name}',
  earningsOf: 'Mapato ya %{name}',
  open: 'Rufaa zilizo wazi',
  converted: 'Rufaa zilizofanikiwa',
  rejected: 'Rufaa zilizokataliwa',
  sales: 'Mauzo',
  commission: 'Kamisheni',
  commissionAt: '%{amount} (kiwango %{percent}%)',
  noCommission: 'Hakuna kiwango kilichokubaliwa',
  commissionText: 'Mauzo ni maagizo ya kwanza yaliyolipwa, bila fedha zilizorejeshwa. Kuhuisha hakuhesabiwi.',
  total: 'Rufaa: %{total}',
  referrals: 'Rufaa',
  nobodyYet: 'Bado hakuna. Sambaza kiungo chako.',
} satisfies Translation['referrals'];
