import type { Translation } from '../messages';

export const changelog: Translation['changelog'] = {
  changelog: 'Orodha ya mabadiliko',
  thisVersion: 'toleo hili',
};
