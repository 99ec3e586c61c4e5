import { useI18nProvider } from 'react-admin';
import type { Said } from '../../../contract/api/errors';
import { fillPlaceholders, Terms } from '../../../contract/api/Phrase';
import { maps } from '../../../contract/api/refusals/maps';

const KISWAHILI: Readonly<Record<string, string>> = maps;

/** Returns a function that says a sentence about a map file in the user's language. */
export function useMapSentence(): (said: Said) => string {
  const isKiswahili = useI18nProvider().getLocale() === 'sw';
  const textOf = (english: string) => (isKiswahili ? (KISWAHILI[english] ?? english) : english);
  return (said) => {
    if (typeof said === 'string') return textOf(said);
    return fillPlaceholders(textOf(said.text), (name) => {
      const value = said.values[name];
      return value instanceof Terms ? value.english.map(textOf).join(value.between) : String(value);
    });
  };
}
