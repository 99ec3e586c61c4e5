import type { Translation } from '../messages';

export default {
  title: 'Miunganisho',
  about:
    'Mifumo ambayo tovuti hii hufanya kazi nayo. Mabadiliko huanza kutumika ndani ya sekunde chache, bila kuanzisha upya.',
  byEnvironment: 'Imewekwa na mazingira',
  isSet: 'Imewekwa',
  leaveBlank: 'Acha wazi ili ibaki ilivyo.',
  saved: 'Mipangilio imehifadhiwa.',
  disconnect: 'Ondoa muunganisho',
  disconnected: 'Muunganisho umeondolewa.',
  test: 'Jaribu',
  testing: 'Inajaribu …',
  testedAt: 'Ilijaribiwa %{moment}.',
} satisfies Translation['connections'];
