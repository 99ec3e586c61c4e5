import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { ago } from './ago';

const now = new Date('2026-03-31T22:00:00Z');

it.each([
  ['2026-03-31T21:10:00Z', '50 minutes ago'],
  // In Kampala it is 01:00 on 1 April.
  ['2026-03-31T20:00:00Z', 'yesterday'],
  ['2026-04-02T20:00:00Z', 'tomorrow'],
  ['2026-04-04T22:00:00Z', 'in 4 days'],
  ['2025-12-31T22:00:00Z', '1 Jan 2026'],
])('describes %s as %s', (moment, words) => {
  expect(ago(moment, now, inEnglish)).toBe(words);
});
