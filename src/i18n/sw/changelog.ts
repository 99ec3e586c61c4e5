import type { Translation } from '../messages';

export default {
  changelog: 'Mabadiliko',
  thisVersion: 'toleo hili',
} satisfies Translation['changelog'];
