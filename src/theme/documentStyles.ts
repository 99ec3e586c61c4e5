import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { brand } from '../../contract/brand';
import { toneVariables } from './tones';

export type OfficeTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/** The bordered skin: lines strong enough to tell parts by, on one shade of ground. */
export const BORDERED = {
  light: { divider: '#7c878f', ground: '#ffffff' },
  dark: { divider: '#6b757d', ground: '#15191c' },
} as const;

const bordered = (scheme: keyof typeof BORDERED) => ({
  '--mui-palette-divider': BORDERED[scheme].divider,
  '--mui-palette-background-default': BORDERED[scheme].ground,
});

/** What lies above what, and the brand's colour at night. */
const SHADES = {
  '--shadow-low': '0 1px 2px rgb(0 0 0 / 0.08)',
  '--shadow-floating': '0 4px 16px rgb(0 0 0 / 0.08)',
  '--shadow-raised': '0 8px 24px rgb(0 0 0 / 0.16)',
  '--brand-night': `color-mix(in srgb, ${brand.colours.primary} 72%, #04110f)`,
};

/** What holds for the whole document: tones, direction, skins, focus and motion. */
export const documentStyles = (theme: OfficeTheme) => ({
  ':root, .light': toneVariables('light'),
  '.dark': toneVariables('dark'),
  body: { fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '.icon': { flex: 'none', display: 'block' },
  '.icon *': { strokeWidth: 1.75 },
  // Each text runs as its own letters do, so that an English date keeps its order, and stands on the page's side.
  ':root': { ...SHADES, '--start': 'left', '--end': 'right', textAlign: 'var(--start)' },
  ':root[dir=rtl]': { '--start': 'right', '--end': 'left' },
  '[dir=rtl] :not(input, textarea)': { unicodeBidi: 'plaintext' },
  '[dir=rtl] .icon-sided': { transform: 'scaleX(-1)' },
  '.skin-bordered.light': bordered('light'),
  '.skin-bordered.dark, .skin-bordered .dark': bordered('dark'),
  '.monochrome': { filter: 'grayscale(1)' },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
});
