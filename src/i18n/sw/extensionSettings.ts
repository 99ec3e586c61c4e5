import type { Translation } from '../messages';

export const extensionSettings: Translation['extensionSettings'] = {
  title: 'Mipangilio ya nyongeza',
  newOnly: 'Inahusu nyongeza mpya tu.',
  saved: 'Mipangilio ya nyongeza imehifadhiwa.',
  settings: 'Mipangilio',
};
