import { beforeEach, expect, it } from 'vitest';
import { createChosenLanguages, parseChoices } from './chosenLanguage';

beforeEach(() => localStorage.clear());

it('is English until somebody chooses', () => {
  const languages = createChosenLanguages(localStorage);
  expect([languages.of('amina'), languages.of()]).toEqual(['en', 'en']);
});

it('is kept for each person; the sign-in has the one last chosen', () => {
  const languages = createChosenLanguages(localStorage);
  languages.choose('amina', 'sw');
  expect([languages.of('amina'), languages.of('joel'), languages.of()]).toEqual(['sw', 'en', 'sw']);
  languages.choose('joel', 'en');
  const again = createChosenLanguages(localStorage);
  expect([again.of('amina'), again.of('joel'), again.of()]).toEqual(['sw', 'en', 'en']);
});

it.each(['', 'not JSON', 'null', '7', '["sw"]', '{"amina":"fr","joel":4}'])('is English where %j is stored', (text) => {
  localStorage.setItem('languages', text);
  expect(createChosenLanguages(localStorage).of('amina')).toBe('en');
});

it('keeps what is readable beside what is not', () => {
  expect(parseChoices('{"amina":"fr","joel":"sw"}')).toEqual({ joel: 'sw' });
});
