import type { Translation } from '../messages';

export default {
  subscribeLink: 'Kiungo cha usajili',
  qrCode: 'Msimbo wa QR wa kiungo cha %{name}',
  active: 'Yeyote anayejisajili hapa anahesabiwa kwa wakala huyu.',
  inactive: 'Wakala huyu si hai; kiungo chake bado kinahesabiwa kwake. Usikisambaze tena.',
  svg: 'SVG',
  png: 'PNG',
} satisfies Translation['salesAgents'];
