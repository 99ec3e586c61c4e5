import type { Translation } from '../messages';

export default {
  newStatus: 'Hali mpya',
  statusChangedTo: 'Hali imebadilishwa kuwa %{status}.',
  chooseOne: 'Chagua moja',
  nothingMatches: 'Hakuna kinacholingana.',
  searchHint: 'Jina, namba au namba ya simu',
} satisfies Translation['actions'];
