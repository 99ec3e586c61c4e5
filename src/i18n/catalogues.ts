import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdmin from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { en } from './en';
import { LANGUAGES, type Language } from './language';

const locales = Object.entries(LANGUAGES).map(([locale, name]) => ({ locale, name }));

/** react-admin's provider of one language's messages; another language is another provider, so that its screens follow. */
const providerOf = (language: Language, messages: object): I18nProvider =>
  polyglotI18nProvider(() => messages as typeof reactAdmin, language, locales, { allowMissing: true });

const rooms: Record<string, unknown> = { ...reactAdmin };
let spoken: I18nProvider | undefined;

/** Adds rooms of English messages: in the built product each comes with the code that says something of it (vite.config.ts). */
export function addRooms(more: Readonly<Record<string, object>>): void {
  Object.assign(rooms, more);
  spoken = undefined;
}
addRooms(en);

/** The English messages that are there, react-admin's own included. */
export const english: I18nProvider = {
  ...providerOf('en', {}),
  translate(key, options) {
    spoken ??= providerOf('en', rooms);
    return spoken.translate(key, options);
  },
};

const providers: Partial<Record<Language, I18nProvider>> = { en: english };
const sources = { sw: () => import('./sw').then(({ sw }) => sw) };

/** The messages of a language, once they are there. */
export const catalogueOf = (language: Language): I18nProvider | undefined => providers[language];

/** Fetches the messages of a language, each a file of its own; fails where it cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<void> {
  if (language !== 'en') providers[language] ??= providerOf(language, await sources[language]());
}
