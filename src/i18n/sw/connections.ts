import type { Translation } from '../messages';

export default {
  title: 'Miunganisho',
  about:
    'Mifumo ambayo tovuti hii hufanya kazi nayo. Mabadiliko huanza kutumika ndani ya sekunde chache, bila kuanzisha upya.',
  useNONE: 'Haijawekwa',
  useSTAND_IN: 'Inatumika: mbadala wa majaribio',
  useENVIRONMENT: 'Inatumika: mipangilio ya seva',
  useSAVED: 'Inatumika: mipangilio iliyohifadhiwa hapa',
  answered: 'Ilijibu %{moment}',
  taxInvoices: 'Ankara za kodi (EFRIS)',
  taxInvoicesText:
    'Huwekwa kwenye seva tu: EFRIS=on na mipangilio ya EFRIS ya mazingira yake. Kisha kila risiti hupata ankara ya mamlaka ya kodi.',
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
