/** The languages of the back-office by their code, each named in its own words; the first is everybody's until they choose. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
