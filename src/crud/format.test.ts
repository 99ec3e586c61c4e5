import { expect, it } from 'vitest';
import { formatText, wordsOf } from './format';

it.each([
  ['IN_PROGRESS', 'In progress'],
  ['RENEWAL_CODE', 'Renewal code'],
  ['EMAIL', 'Email'],
  ['SMS', 'SMS'],
  ['Staff', 'Staff'],
])('the option %s is %s in words', (option, words) => {
  expect(wordsOf(option)).toBe(words);
});

it.each([
  ['+256771234567', '0771 234 567'],
  ['amina@kitara.example', 'amina@kitara.example'],
  ['771234567', '771234567'],
])('the text %s is shown as %s', (text, shown) => {
  expect(formatText(text)).toBe(shown);
});
