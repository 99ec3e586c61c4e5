import type { Translation } from '../messages';

export default {
  title: 'Hatua za kwanza',
  close: 'Funga hatua za kwanza',
  profile: 'Weka picha yako na uchague arifa zako',
  brand: 'Kagua chapa na mawasiliano yako',
  users: 'Ongeza wenzako na majukumu yao',
  staff: 'Ongeza wanaofanya kazi hapa',
  packages: 'Kagua vifurushi na bei zako',
  exceptions: 'Ona malipo yanayohitaji kushughulikiwa',
  tickets: 'Chukua tiketi na ujibu',
  visits: 'Ona kazi za uwanjani za kufanya',
  line: 'Fungua akaunti na uone muunganisho wake',
  lead: 'Rekodi mteja mtarajiwa',
  order: 'Agiza kifurushi kwa ajili ya mteja',
  networkTasks: 'Jaribu tena kazi ya mtandao iliyoshindikana',
  coverage: 'Angalia ramani ya upatikanaji',
  news: 'Ona mapya katika toleo hili',
} satisfies Translation['firstSteps'];
