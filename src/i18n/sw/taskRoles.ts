import type { Translation } from '../messages';

export const taskRoles: Translation['taskRoles'] = {
  noneHoldsIt: 'Hakuna aliye nayo.',
};
