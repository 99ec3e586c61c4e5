import { expect, it } from 'vitest';
import { resources } from '../../resources';
import { inEnglish } from '../i18n/testWording';
import { resourceWord } from './recordName';

it.each([
  ['payment-refund-tasks', 1, 'Payment refund task'],
  ['payment-refund-tasks', 2, 'Payment refunds'],
  ['extension-settings', 1, 'Extension settings'],
])('calls %s for a count of %i: %s', (name, count, words) => {
  expect(resourceWord(name, resources, inEnglish, count)).toBe(words);
});
