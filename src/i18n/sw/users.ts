import type { Translation } from '../messages';

export const users: Translation['users'] = {
  disabled: 'Hakuna kitu: amezimwa na hawezi kuingia.',
  notStaff: 'Hakuna kitu: akaunti za aina ya Wafanyakazi tu huingia ofisini.',
  resetSecondFactor: 'Ondoa uthibitisho wa pili',
  resetSecondFactorText:
    '%{name} atatolewa kila mahali na ataingia kwa nenosiri peke yake. Hakikisha kwanza kuwa ndiye anayeomba.',
  secondFactorReset: 'Uthibitisho wa pili umeondolewa.',
};
