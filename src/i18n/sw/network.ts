import type { Translation } from '../messages';

export default {
  create: 'Laini mpya ya mtandao',
  created: 'Laini ya mtandao %{username} imeundwa.',
  secret: 'Siri',
  copyNow: 'Nakili siri sasa. Haitaonyeshwa tena.',
  usage: 'Modemu huituma pamoja na jina la mtumiaji %{username}.',
  renew: 'Siri mpya',
  renewTitle: 'Ungependa kuipa %{username} siri mpya?',
  renewText: 'Siri ya zamani itaacha kufanya kazi. Modemu ikiwashwa tena haitaunganishwa hadi ipate siri mpya.',
  renewed: '%{username} ina siri mpya.',
  terminate: 'Komesha laini',
  terminateText:
    'Mtandao utaikataa laini hii tangu sasa. Haiwezi kutenduliwa, na hakuna mwingine atakayepewa jina lake la mtumiaji.',
  terminated: 'Laini ya mtandao %{username} imekomeshwa.',
  newNas: 'NAS mpya',
  nasCreated: 'NAS %{name} imeundwa.',
  sharedSecret: 'Siri ya pamoja',
  nasUsage: 'Iweke kwenye kipanga njia, kisha tengeneza upya usanidi wa FreeRADIUS.',
  renewNasTitle: 'Ungependa kuipa %{name} siri mpya ya pamoja?',
  renewNasText:
    'FreeRADIUS hutumia siri mpya baada ya usanidi wake kutengenezwa upya. Hadi kipanga njia nacho kiipate, wateja wanaojiunganisha hapo hawapati jibu.',
  nasRenewed: '%{name} ina siri mpya ya pamoja.',
  usedToday: 'Matumizi ya leo',
  usedThisMonth: 'Matumizi ya mwezi huu',
  health: 'Hali',
  liveSessions: 'Vipindi vinavyoendelea',
  lastReport: 'Ripoti ya mwisho',
  neverReported: 'Bado haijaripoti kipindi chochote.',
  silentSince: 'Iko kimya tangu',
  commands: 'Amri za kipanga njia',
  commandsHelp:
    'Herufi kubwa zinasimama badala ya kisichojulikana hapa: siri ya pamoja huonyeshwa mara moja tu, na mpangilio RADIUS_ADDRESS hutoa anwani ya FreeRADIUS.',
  noCommands: 'Hatujui amri za mtengenezaji huyu. Inahitaji maadili ya docs/radius.md.',
  downAndUp: '%{download} kupakua, %{upload} kupakia',
} satisfies Translation['network'];
