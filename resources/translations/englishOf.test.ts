import { expect, it } from 'vitest';
import { englishOf } from './englishOf';

it.each([
  ['IN_PROGRESS', 'In progress'],
  ['RENEWAL_CODE', 'Renewal code'],
  ['EMAIL', 'Email'],
  ['SMS', 'SMS'],
  ['Staff', 'Staff'],
])('the option %s is shown as %s', (option, words) => {
  expect(englishOf(option)).toBe(words);
});
