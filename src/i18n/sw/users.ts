import type { Translation } from '../messages';

export default {
  disabled: 'Hakuna kitu: amezimwa na hawezi kuingia.',
  notStaff: 'Hakuna kitu: akaunti za aina ya Wafanyakazi tu huingia ofisini.',
  noRole: 'Bila jukumu, mtu huyu anaweza kuingia lakini haoni wala hafanyi chochote.',
  invite: 'Mwalike mtumiaji',
  sendInvitation: 'Tuma mwaliko',
  invited: 'Mwaliko umetumwa kwa %{address}.',
  inviteText: 'Atapata kiungo kwa barua pepe ili achague nenosiri lake mwenyewe. Kinadumu kwa siku 3.',
  resetSecondFactor: 'Ondoa uthibitisho wa pili',
  resetSecondFactorText:
    '%{name} atatolewa kila mahali na ataingia kwa nenosiri peke yake. Hakikisha kwanza kuwa ndiye anayeomba.',
  resetSecondFactorDone: 'Uthibitisho wa pili umeondolewa.',
  unlinkSingleSignOn: 'Tenganisha kuingia kwa pamoja',
  unlinkSingleSignOnText:
    '%{name} ataondolewa kwenye mfumo. Akaunti inayofuata ya mtoa utambulisho yenye anwani yake ya barua pepe itaunganishwa naye.',
  unlinkSingleSignOnDone: 'Kuingia kwa pamoja kumetenganishwa.',
} satisfies Translation['users'];
