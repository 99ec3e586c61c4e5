import { beforeEach, expect, it } from 'vitest';
import { createChosenLanguages, parseChoices } from './chosenLanguage';

beforeEach(() => localStorage.clear());

it('is English until the user chooses another language', () => {
  const languages = createChosenLanguages(localStorage);
  expect([languages.of('amina'), languages.of()]).toEqual(['en', 'en']);
});

it('is stored for each user; the login has the one chosen last', () => {
  const languages = createChosenLanguages(localStorage);
  languages.choose('amina', 'sw');
  expect([languages.of('amina'), languages.of('joel'), languages.of()]).toEqual(['sw', 'en', 'sw']);
  languages.choose('joel', 'en');
  const again = createChosenLanguages(localStorage);
  expect([again.of('amina'), again.of('joel'), again.of()]).toEqual(['sw', 'en', 'en']);
});

it.each(['', 'not JSON', 'null', '7', '["sw"]', '{"amina":"fr","joel":4}'])('is English if %j is stored', (text) => {
  localStorage.setItem('languages', text);
  expect(createChosenLanguages(localStorage).of('amina')).toBe('en');
});

it('keeps valid entries next to invalid ones', () => {
  expect(parseChoices('{"amina":"fr","joel":"sw"}')).toEqual({ joel: 'sw' });
});
