import type { Translation } from '../messages';

export const coverage: Translation['coverage'] = {
  addPlace: 'Ongeza kama mahali',
  placeAdded: '%{place} imeongezwa.',
  spellingOf: 'Tahajia ya %{place}',
  addSpelling: 'Ongeza kama tahajia',
  spellingAdded: 'Tahajia imeongezwa.',
};
