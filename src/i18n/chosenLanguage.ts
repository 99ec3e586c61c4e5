import { useSyncExternalStore } from 'react';
import { KEPT_STORAGE } from '../../contract/constants';
import { followStored } from '../browser/followStored';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language';

/** Languages by the id of the person who chose them; under `''` the one last chosen in this browser, which the sign-in has. */
type Choices = Readonly<Record<string, Language>>;

/** The choices in a stored text; what is unknown or unreadable is left out. */
export function parseChoices(text: string | null): Choices {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((entry): entry is [string, Language] => isLanguage(entry[1])),
    );
  } catch {
    return {};
  }
}

/** The choices in browser storage, followed in every tab. */
export function createChosenLanguages(storage: Storage) {
  const { read, write, subscribe } = followStored(storage, KEPT_STORAGE.languages, parseChoices);
  return {
    /** The language of a person; of the sign-in where nobody is named. */
    of: (userId = ''): Language => read()[userId] ?? DEFAULT_LANGUAGE,
    choose: (userId: string, language: Language) =>
      write(JSON.stringify({ ...read(), [userId]: language, '': language })),
    subscribe,
  };
}

export const chosenLanguages = createChosenLanguages(window.localStorage);

export const useChosenLanguage = (userId: string | undefined) =>
  useSyncExternalStore(chosenLanguages.subscribe, () => chosenLanguages.of(userId));
