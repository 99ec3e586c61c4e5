import type { Translation } from '../messages';

export default {
  none: 'Hakuna maelezo bado.',
  colleagues: 'Wenzako',
  hint: 'Andika maelezo. Andika @ ili kumtaja mwenzako.',
  newNote: 'Maelezo mapya',
  add: 'Ongeza maelezo',
  edit: 'Hariri maelezo',
  edited: 'imehaririwa',
  delete: 'Futa maelezo',
  deleteTitle: 'Ufute maelezo haya?',
} satisfies Translation['notes'];
