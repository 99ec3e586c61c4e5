import type { Translation } from '../messages';

export default {
  title: 'Ripoti',
  about: 'Takwimu za biashara nzima. Kila moja inaweza kupakuliwa, na kutumwa kwako kwa barua pepe kila Jumatatu.',
  all: 'Ripoti zote',
  none: 'Hakuna ripoti iliyo wazi kwako. Kila moja inahitaji ruhusa ya kuona rekodi inazohesabu.',
  unknown: 'Hakuna ripoti kama hiyo.',
  rows: 'Mistari',
  total: 'Jumla',
  empty: 'Hakuna cha kuhesabu katika kipindi hiki.',
  currency: 'Kiasi ni kwa %{currency}.',
  asOf: 'Hali ya sasa',
  fromTo: '%{from} hadi %{to}',
  mailed: '%{report}: tutakutumia kwa barua pepe kila Jumatatu saa 1:00 asubuhi.',
  notMailed: '%{report}: hatutakutumia tena kwa barua pepe.',
  hours: 'saa %{hours} dak. %{minutes}',
  minutes: 'dak. %{minutes}',
} satisfies Translation['reports'];
