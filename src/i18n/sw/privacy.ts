import type { Translation } from '../messages';

export default {
  export: 'Toa taarifa binafsi',
  exportNow: 'Toa',
  exportText:
    'Faili la ZIP lenye kila tulichonacho kuhusu mtu huyu, pamoja na kitambulisho cha taifa. Usimpe mtu mwingine. Kutoa huku kunaandikwa katika rejista na kumbukumbu za ukaguzi.',
  erasure: 'Omba kufutwa',
  erasureText:
    'Lazima mtu mwingine afanye. Majina, namba, anwani na ujumbe vinafutwa; malipo, risiti na daftari la hesabu vinabaki.',
  erasureRequested: 'Ombi la kufutwa %{requestNumber} limeandikwa. Lazima mtu mwingine afanye.',
  optOut: 'Acha vikumbusho',
  optOutText: 'Hakuna vikumbusho wala habari tena. Risiti, misimbo na majibu ya tiketi bado yanatumwa.',
  optedOut: 'Mteja huyu hatatumiwa vikumbusho tena.',
  optIn: 'Ruhusu vikumbusho',
  optInText: 'Iwapo tu mteja ameomba.',
  optedIn: 'Mteja huyu atatumiwa vikumbusho tena.',
  erase: 'Futa mtu',
  eraseText:
    'Hili haliwezi kutenduliwa. Majina, namba, anwani na ujumbe wa mtu huyu vinafutwa kila mahali; malipo, risiti na daftari la hesabu vinabaki.',
  erased: '%{requestNumber} limekamilika: mtu amefutwa.',
  decline: 'Kataa',
  declined: '%{requestNumber} limekataliwa.',
} satisfies Translation['privacy'];
