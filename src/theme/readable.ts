import { getContrastRatio } from '@mui/material/styles';

/** The background of most content in the dark theme. */
export const DARK_PAPER = '#15191c';

/** WCAG AA for text, with a margin for tinted backgrounds. */
const WANTED = 5.5;

/** Returns the brand's colour, lightened just enough that text in it is readable on a dark background. */
export function readableOn(background: string, colour: string): string {
  const [hue, saturation, start] = toHsl(colour);
  for (let lightness = start; lightness < 95; lightness += 2) {
    const candidate = toHex(hue, Math.min(saturation, 62), lightness);
    if (getContrastRatio(candidate, background) >= WANTED) return candidate;
  }
  return '#ffffff';
}

function toHsl(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  const lightness = max - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? ((g - b) / range) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [range === 0 ? 0 : (sector * 60 + 360) % 360, saturation * 100, lightness * 100];
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const a = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
    const value = lightness / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
