import type { Translation } from '../messages';

export default {
  created: '%{one} · iliundwa %{date}',
  overview: 'Muhtasari',
  hidden: 'Imefichwa',
  neighbours: 'Rekodi za jirani',
  noneChosen: 'Hakuna %{one} iliyochaguliwa',
  noneChosenText: 'Fungua moja kutoka kwenye orodha ya %{many}.',
  viewAll: 'Tazama zote',
  id: 'kitambulisho',
  previousOne: '%{one}: iliyotangulia',
  nextOne: '%{one}: inayofuata',
  place: '%{index} kati ya %{total}',
  showAll: 'Onyesha zote (%{count} zaidi)',
  showAllRelated: 'Onyesha zote (%{count} tupu)',
  technical: 'Taarifa za kiufundi',
  history: 'Historia',
  noHistory: 'Kumbukumbu za ukaguzi hazina taarifa kuhusu rekodi hii.',
  onDay: '%{label} %{day}',
  by: '%{label} %{shown}',
  figure: '%{label}: %{number}',
} satisfies Translation['details'];
