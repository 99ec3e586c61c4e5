import type { Translation } from '../messages';

export const actions: Translation['actions'] = {
  newStatus: 'Hali mpya',
  statusChangedTo: 'Hali imebadilishwa kuwa %{status}.',
  chooseOne: 'Chagua moja',
  nothingMatches: 'Hakuna kinacholingana.',
  searchHint: 'Jina, namba au namba ya simu',
};
