import { MESSAGES, type Said } from '../../contract/api/errors';
import { fillPlaceholders, type Phrase, Terms } from '../../contract/api/Phrase';
import { kiswahili } from '../../contract/api/refusals/kiswahili';
import type { Language } from '../../contract/languages';
import { words } from '../../resources/translations/sw';

/** The specification's texts stay as they are: the back-office recognises some of them, and translates all of them itself. */
const SPECIFIED = new Set<string>(Object.values(MESSAGES));
const TEXTS: Readonly<Record<string, string>> = { ...words, ...kiswahili };

const termIn = (english: string): string => {
  const known = TEXTS[english];
  if (known !== undefined) return known;
  return TEXTS[english.charAt(0).toUpperCase() + english.slice(1)]?.toLowerCase() ?? english;
};
const BETWEEN = { ', ': ', ', ' or ': ' au ' } as const;
const valueIn = (value: Phrase['values'][string] | undefined): string =>
  value instanceof Terms ? value.english.map(termIn).join(BETWEEN[value.between]) : String(value);

/** Returns what a refusal says in a language; a text without a translation stays in English. */
export function inLanguage(language: Language, said: Said): string {
  if (language === 'en' || SPECIFIED.has(String(said))) return String(said);
  if (typeof said === 'string') return TEXTS[said] ?? said;
  return fillPlaceholders(TEXTS[said.text] ?? said.text, (name) => valueIn(said.values[name]));
}

/** Returns a label of the declarations in a language. */
export const labelIn = (language: Language, label: string): string =>
  language === 'en' ? label : (words[label] ?? label);
