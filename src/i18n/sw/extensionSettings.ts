import type { Translation } from '../messages';

export default {
  title: 'Mipangilio ya nyongeza',
  newOnly: 'Inahusu nyongeza mpya tu.',
  saved: 'Mipangilio ya nyongeza imehifadhiwa.',
  settings: 'Mipangilio',
} satisfies Translation['extensionSettings'];
