import { brand } from '../../contract/brand';
import { type Colour, contrast, parseColour } from '../../contract/contrast';

const each = ([r, g, b]: Colour, change: (part: number, at: 0 | 1 | 2) => number): Colour => [
  change(r, 0),
  change(g, 1),
  change(b, 2),
];
const toHex = (colour: Colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/**
 * Mixes a `share` of `b` into `a`. It is computed here and not by CSS color-mix(), which phones from a few years ago do not
 * support.
 */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parseColour(a), parseColour(b)];
  return toHex(each(from, (part, at) => part + (to[at] - part) * share));
}

/** Returns the colour, moved towards `goal` just enough to be readable on `ground`. */
function readableOn(ground: string, colour: string, goal: string, least = 4.6): string {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, goal, share);
    if (contrast(moved, ground) >= least) return moved;
  }
  return goal;
}

/** The background colours by scheme, the same as in tokens.css. */
export const GROUNDS = { light: '#f5f8f7', dark: '#0c1413' } as const;
const SURFACE_DARK = '#14201e';
const INK = '#04100f';

/** Returns the colour, darkened if white text on it would be unreadable. */
const underWhite = (colour: string) => readableOn('#ffffff', colour, INK);

/** Returns the colour at full brightness, mixed with a little white: a target for dark backgrounds that does not turn grey. */
function bright(colour: string): string {
  const parts = parseColour(colour);
  const most = Math.max(...parts, 1);
  return mix(toHex(each(parts, (part) => (part / most) * 255)), '#ffffff', 0.35);
}

const custom = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Returns the brand's colours as custom properties, light and dark, readable for any brand colours. */
export function brandStyle({ primary, accent } = brand.colours): string {
  const onLight = readableOn(GROUNDS.light, primary, '#000000');
  const onDark = readableOn(SURFACE_DARK, readableOn(SURFACE_DARK, primary, bright(primary), 6.5), '#ffffff', 6.5);
  const always = { deep: underWhite(mix(primary, INK, 0.66)), glow: underWhite(mix(primary, INK, 0.3)), accent };
  const light = {
    primary: onLight,
    'primary-strong': mix(onLight, '#000000', 0.22),
    'primary-soft': mix(primary, '#ffffff', 0.92),
    'primary-line': mix(primary, '#ffffff', 0.66),
  };
  const dark = {
    primary: onDark,
    'primary-strong': mix(onDark, '#ffffff', 0.3),
    'primary-soft': mix(primary, SURFACE_DARK, 0.72),
    'primary-line': mix(primary, SURFACE_DARK, 0.3),
  };
  return `:root{${custom({ ...always, ...light })}}@media(prefers-color-scheme:dark){:root{${custom(dark)}}}`;
}
