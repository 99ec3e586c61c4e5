import { brand } from './brand';
import { normalisePhone } from './phone';
import { foldSearchText } from './searchText';

/** Returns an option of a closed list in readable form: `PAYMENT_PENDING` → `Payment pending`. */
export const inWords = (option: string): string =>
  option.charAt(0) + option.slice(1).toLowerCase().replaceAll('_', ' ');

/**
 * Returns the words of a search as `foldSearchText` writes them. A phone number becomes one word, its national digits, and the
 * beginning of one loses its leading 0, since numbers are stored as `+256…`.
 */
export function searchWords(search: string | undefined): string[] {
  const typed = (search ?? '').normalize('NFKC');
  const phone = normalisePhone(typed);
  if (phone) return [phone.slice(1 + brand.callingCode.length)];
  const words = typed.split(/\s+/).map(foldSearchText).filter(Boolean);
  // An apostrophe alone is in no folded text, so it finds nothing rather than everything.
  if (words.length === 0) return typed.trim() ? [typed.trim()] : [];
  return words.map((word) => word.replace(/^0(?=\d{3,}$)/, ''));
}

/** Returns the text without these characters at its start. */
export function trimStartOf(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text.charAt(from))) from += 1;
  return text.slice(from);
}

/** Returns the text without these characters at its end. A pattern such as /x+$/ would take quadratic time. */
export function trimEndOf(text: string, signs: string): string {
  let to = text.length;
  while (to > 0 && signs.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}

/** Returns the text without these characters at both ends. */
export const trimSigns = (text: string, signs: string): string => trimEndOf(trimStartOf(text, signs), signs);
