import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { BORDERED } from './documentStyles';
import { readableOn } from './readable';
import { theme } from './theme';
import { TONES, toneOf } from './tones';

it.each([
  ['ACTIVE', 'good'],
  ['INACTIVE', 'still'],
  // A term that ran out is history, and no alarm.
  ['EXPIRED', 'still'],
  ['NOT_FEASIBLE', 'bad'],
  ['IN_PROGRESS', 'busy'],
  ['PAYMENT_PENDING', 'busy'],
  ['NEW', 'fresh'],
  ['FAULTY', 'bad'],
  ['SUBSCRIPTION', 'still'],
])('gives %s the tone %s', (state, tone) => {
  expect(toneOf(state)).toBe(tone);
});

/** Returns a colour as `grayscale(1)` shows it: its weighted mean (CSS Filter Effects, section 9). */
function grey(colour: string): string {
  const [r = 0, g = 0, b = 0] = decomposeColor(colour).values.map(Number);
  const level = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
  return `rgb(${level}, ${level}, ${level})`;
}

const LOOKS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['default', 'bordered'] as const).flatMap((skin) =>
    [false, true].map((monochrome) => ({ scheme, skin, monochrome, seen: monochrome ? grey : String })),
  ),
);

describe.each(LOOKS)('$scheme, skin $skin, monochrome $monochrome', ({ scheme, skin, seen }) => {
  const palette = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const ground = skin === 'bordered' ? BORDERED[scheme].ground : palette.background.default;
  const contrast = (one: string, other: string) => getContrastRatio(seen(one), seen(other));

  it('has readable text, links and statuses (WCAG AA)', () => {
    const inks = [palette.text.primary, palette.text.secondary, palette.primary.main, palette.error.main];
    const pairs = [
      ...inks.flatMap((ink) => [palette.background.paper, ground].map((below) => [ink, below] as const)),
      [palette.primary.contrastText, palette.primary.main] as const,
      ...Object.values(TONES).map((tone) => tone[scheme]),
    ];
    expect(pairs.filter(([ink, below]) => contrast(ink, below) < 4.5)).toEqual([]);
  });
});

it.each(['light', 'dark'] as const)(
  'the lines of the bordered skin separate the parts (WCAG AA, 1.4.11), %s',
  (scheme) => {
    const { divider, ground } = BORDERED[scheme];
    for (const seen of [String, grey]) expect(getContrastRatio(seen(divider), seen(ground))).toBeGreaterThanOrEqual(3);
  },
);

it.each(['#0b6e63', '#b00020', '#123', '#000000', '#1d56b4'])(
  'a brand’s %s becomes readable on a dark background',
  (colour) => {
    expect(getContrastRatio(readableOn('#15191c', colour), '#15191c')).toBeGreaterThanOrEqual(5.5);
  },
);
