import type { Translation } from '../messages';

export default {
  find: 'Tafuta au nenda',
  placeholder: 'Tafuta au nenda…',
  results: 'Matokeo',
  recent: 'Vya karibuni',
  found: 'Rekodi',
  pages: 'Kurasa',
  actions: 'Mpya',
  nothing: 'Hakuna kilichopatikana.',
  hint: 'Andika jina, namba ya simu kwa muundo wowote, namba (KF, SF, PAY, RCT, TK), msimbo wa uthibitisho, stakabadhi au namba ya ONU.',
  hintKeys: '↓ ↑ kuchagua, Enter kufungua, Tab kufikia vitendo.',
  closeHint: 'Funga dokezo',
  recordPayment: 'Rekodi malipo',
  reply: 'Jibu',
  myCommission: 'Kamisheni yangu na kiungo cha usajili',
} satisfies Translation['commandBox'];
