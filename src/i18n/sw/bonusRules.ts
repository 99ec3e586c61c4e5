import type { Translation } from '../messages';

export const bonusRules: Translation['bonusRules'] = {
  appliesFromNow: 'Bonasi zilizotolewa tayari hazibadiliki; kanuni inahusu malipo yajayo.',
  saved: 'Kanuni ya bonasi %{name} imehifadhiwa.',
};
