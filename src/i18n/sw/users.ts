import type { Translation } from '../messages';

export const users: Translation['users'] = {
  disabled: 'Hakuna kitu: amezimwa na hawezi kuingia.',
  notStaff: 'Hakuna kitu: akaunti za aina ya Wafanyakazi tu huingia ofisini.',
};
