import { getContrastRatio } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { readableOn } from './readable';
import { TONES, toneOf } from './tones';

it.each([
  ['ACTIVE', 'good'],
  ['INACTIVE', 'still'],
  ['NOT_FEASIBLE', 'bad'],
  ['IN_PROGRESS', 'busy'],
  ['PAYMENT_PENDING', 'busy'],
  ['NEW', 'fresh'],
  ['SUBSCRIPTION', 'still'],
])('%s is %s', (state, tone) => {
  expect(toneOf(state)).toBe(tone);
});

it('every tone is readable on its tint (WCAG AA)', () => {
  const pairs = Object.values(TONES).flatMap(({ light, dark }) => [light, dark]);
  expect(pairs.filter(([text, tint]) => getContrastRatio(text, tint) < 4.5)).toEqual([]);
});

it.each(['#0b6e63', '#b00020', '#123', '#000000', '#1d56b4'])('a brand’s %s becomes readable on dark', (colour) => {
  expect(getContrastRatio(readableOn('#15191c', colour), '#15191c')).toBeGreaterThanOrEqual(5.5);
});
