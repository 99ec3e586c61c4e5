import { useSyncExternalStore } from 'react';
import { KEPT_STORAGE } from '../../contract/constants';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/languages';
import { followStored } from '../browser/followStored';

/** The languages by the id of the user who chose them; `''` has the one last chosen in this browser, which the login uses. */
type Choices = Readonly<Record<string, Language>>;

/** Parses the stored choices; unknown or unreadable ones are omitted. */
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

/** The choices in browser storage, observed across tabs. */
export function createChosenLanguages(storage: Storage) {
  const { read, write, subscribe } = followStored(storage, KEPT_STORAGE.languages, parseChoices);
  return {
    /** Returns the language of a user, or of the login if no user is given. */
    of: (userId = ''): Language => read()[userId] ?? DEFAULT_LANGUAGE,
    choose: (userId: string, language: Language) =>
      write(JSON.stringify({ ...read(), [userId]: language, '': language })),
    subscribe,
  };
}

export const chosenLanguages = createChosenLanguages(window.localStorage);

export const useChosenLanguage = (userId: string | undefined) =>
  useSyncExternalStore(chosenLanguages.subscribe, () => chosenLanguages.of(userId));
