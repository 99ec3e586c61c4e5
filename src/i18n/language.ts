/** The languages of the back-office by their code, each by its own name; the first one is the default. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
