import type { Translation } from '../messages';

export const details: Translation['details'] = {
  created: '%{one} · iliundwa %{date}',
  overview: 'Muhtasari',
  record: 'Rekodi',
  hidden: 'Imefichwa',
  neighbours: 'Rekodi za jirani',
  noneChosen: 'Hakuna %{one} iliyochaguliwa',
  noneChosenText: 'Fungua moja kutoka kwenye orodha ya %{many}.',
  viewAll: 'Tazama zote',
  id: 'kitambulisho',
  previousOne: '%{one}: iliyotangulia',
  nextOne: '%{one}: inayofuata',
  place: '%{index} kati ya %{total}',
};
