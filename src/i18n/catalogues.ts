import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdmin from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { LANGUAGES, type Language } from '../../contract/languages';
import { en } from './en';

const locales = Object.entries(LANGUAGES).map(([locale, name]) => ({ locale, name }));

/**
 * Returns react-admin's provider for the messages of one language; each language has its own provider, so that screens re-render
 * when it changes.
 */
const providerOf = (language: Language, messages: object): I18nProvider =>
  polyglotI18nProvider(() => messages as typeof reactAdmin, language, locales, { allowMissing: true });

const rooms: Record<string, unknown> = { ...reactAdmin };
let spoken: I18nProvider | undefined;

/** Adds rooms of English messages: in the built product each room is loaded with the code that uses it (vite.config.ts). */
export function addRooms(more: Readonly<Record<string, object>>): void {
  Object.assign(rooms, more);
  spoken = undefined;
}
addRooms(en);

/** The English messages that are loaded, including react-admin's own. */
export const english: I18nProvider = {
  ...providerOf('en', {}),
  translate(key, options) {
    spoken ??= providerOf('en', rooms);
    return spoken.translate(key, options);
  },
};

const providers: Partial<Record<Language, I18nProvider>> = { en: english };
const sources = { sw: () => import('./sw').then(({ sw }) => sw) };

/** Returns the messages of a language once they are loaded; undefined until then. */
export const catalogueOf = (language: Language): I18nProvider | undefined => providers[language];

/** Loads the messages of a language, which are in a separate file; rejects if it can't be loaded. */
export async function loadCatalogue(language: Language): Promise<void> {
  if (language !== 'en') providers[language] ??= providerOf(language, await sources[language]());
}
