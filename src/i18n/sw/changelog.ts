import type { Translation } from '../messages';

export const changelog: Translation['changelog'] = {
  changelog: 'Mabadiliko',
  thisVersion: 'toleo hili',
};
