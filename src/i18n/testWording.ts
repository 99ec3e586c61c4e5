import { english } from './catalogues';
import { wordingOf } from './wording';

/** The English wording, for tests. */
export const inEnglish = wordingOf(english);
