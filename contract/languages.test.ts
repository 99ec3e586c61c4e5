import { afterEach, describe, expect, it } from 'vitest';
import { brand } from './brand';
import { brandLanguage, findLanguage, localeOf } from './languages';

const { locale } = brand;
afterEach(() => {
  brand.locale = locale;
});

describe('the language of a header', () => {
  it.each([
    ['sw', 'sw'],
    ['sw-TZ,en;q=0.8', 'sw'],
    ['en-UG', 'en'],
    ['lg, sw;q=0.5, en;q=0.7', 'en'],
    ['EN;Q=0.4, SW;Q=0.5', 'sw'],
    ['en;q=0, sw;q=0.1', 'sw'],
  ])('%s is %s', (accepted, language) => {
    expect(findLanguage(accepted)).toBe(language);
  });

  it.each([undefined, '', '*', 'fr-FR', 'sw;q=0', 'en;q=much', 'constructor', ','.repeat(10_000)])(
    '%s is not known',
    (accepted) => {
      expect(findLanguage(accepted)).toBeNull();
    },
  );
});

it.each([
  ['en-UG', 'en', 'en-UG', 'sw-UG'],
  ['sw-TZ', 'sw', 'en-TZ', 'sw-TZ'],
  ['fr-CD', 'en', 'en-CD', 'sw-CD'],
])('a brand with the locale %s writes in the language %s, as its country does', (of, language, english, kiswahili) => {
  brand.locale = of;
  expect([brandLanguage(), localeOf('en'), localeOf('sw')]).toEqual([language, english, kiswahili]);
});
