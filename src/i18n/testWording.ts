import { english } from './catalogues';
import { wordingOf } from './wording';

/** For tests: the English wording. */
export const inEnglish = wordingOf(english);
