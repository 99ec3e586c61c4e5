/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Parses a CSS hex colour of three or six digits. */
export const parseColour = (hex: string): Colour => {
  const full = hex.replace('#', '').replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
};

const linear = (part: number): number => {
  const c = part / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance by WCAG, 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = parseColour(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Returns the contrast of two colours by WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the contrast of a colour with white, as text or as background. */
export const contrastOnWhite = (colour: string): number => contrast(colour, '#ffffff');

/** The minimum contrast of text by WCAG AA. */
export const READABLE = 4.5;
