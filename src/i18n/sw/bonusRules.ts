import type { Translation } from '../messages';

export default {
  appliesFromNow: 'Bonasi zilizotolewa tayari hazibadiliki; kanuni inahusu malipo yajayo.',
  saved: 'Kanuni ya bonasi %{name} imehifadhiwa.',
} satisfies Translation['bonusRules'];
