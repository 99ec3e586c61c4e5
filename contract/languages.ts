import { brand } from './brand';

/** The languages of the back-office and of messages by their code, each by its own name; the first one is the default. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as ['en', 'sw'];

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** Returns the language of the brand's locale, or the default if it is none of ours. */
export function brandLanguage(): Language {
  const { language } = new Intl.Locale(brand.locale);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Returns the brand's locale for its own language; for another language, that language as used in the brand's country. */
export function localeOf(language: Language): string {
  const home = new Intl.Locale(brand.locale);
  return home.language === language ? brand.locale : new Intl.Locale(language, { region: home.region }).toString();
}

/** The maximum number of languages of a header that are considered. */
const MOST_RANGES = 20;

/**
 * Returns the language that the header `Accept-Language` prefers among ours, such as `sw` for `sw-TZ,en;q=0.8`; null if it names
 * none of them.
 */
export function findLanguage(accepted: string | undefined): Language | null {
  const ranges = (accepted ?? '').split(',', MOST_RANGES).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((part) => part.startsWith('q='));
    return { code: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
  });
  const known = ranges.filter(({ code, quality }) => isLanguage(code) && quality > 0);
  const best = known.toSorted((a, b) => b.quality - a.quality)[0]?.code;
  return isLanguage(best) ? best : null;
}
