import type { Translation } from '../messages';

export default {
  noneHoldsIt: 'Hakuna aliye nayo.',
} satisfies Translation['taskRoles'];
