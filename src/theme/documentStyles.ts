import type { Theme } from '@mui/material/styles';
import { brand } from '../../contract/brand';
import { toneVariables } from './tones';

export type OfficeTheme = Omit<Theme, 'components'>;

/** The bordered skin: borders that are strong enough to separate the parts, on a single background colour. */
export const BORDERED = {
  light: { divider: '#7c878f', ground: '#ffffff' },
  dark: { divider: '#6b757d', ground: '#15191c' },
} as const;

const bordered = (scheme: keyof typeof BORDERED) => ({
  '--mui-palette-divider': BORDERED[scheme].divider,
  '--mui-palette-background-default': BORDERED[scheme].ground,
});

/** The outline of the element with the keyboard focus. */
export const focusRing = (theme: Pick<OfficeTheme, 'vars'>) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** The shadows of elevated parts, and the dark shade of the brand's colour. */
const SHADES = {
  '--shadow-low': '0 1px 2px rgb(0 0 0 / 0.08)',
  '--shadow-floating': '0 4px 16px rgb(0 0 0 / 0.08)',
  '--shadow-raised': '0 8px 24px rgb(0 0 0 / 0.16)',
  '--brand-night': `color-mix(in srgb, ${brand.colours.primary} 72%, #04110f)`,
};

/** Returns the light theme's CSS variables for colours. */
const lightSheet = ({ generateStyleSheets }: Pick<OfficeTheme, 'generateStyleSheets'>) =>
  generateStyleSheets()
    .flatMap((sheet) => Object.entries<Record<string, string>>(sheet))
    .find(([selector]) => selector.includes('.light'))?.[1];

/**
 * Returns the light theme, black on white, for printing in any colour mode; `!important` overrides the dark theme's variables.
 */
const inkOnPaper = (theme: OfficeTheme) =>
  Object.fromEntries(
    Object.entries({
      ...lightSheet(theme),
      ...toneVariables('light'),
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-divider': '#999',
      '--mui-palette-primary-main': '#000',
      colorScheme: 'light',
      color: '#000',
      backgroundColor: '#fff',
    }).map(([name, value]) => [name, `${value} !important`]),
  );

/** The minimum width and height of touch targets on a phone, px. */
const FINGERTIP = 40;

/** The styles of the whole document: tones, direction, skins, focus and motion. */
export const documentStyles = (theme: OfficeTheme) => ({
  ':root, .light': toneVariables('light'),
  '.dark': toneVariables('dark'),
  body: { fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '.icon': { flex: 'none', display: 'block' },
  '.icon *': { strokeWidth: 1.75 },
  // Each text follows the direction of its own script, so that an English date keeps its order, but is aligned to the start of
  // the page.
  ':root': { ...SHADES, '--start': 'left', '--end': 'right', textAlign: 'var(--start)' },
  ':root[dir=rtl]': { '--start': 'right', '--end': 'left' },
  '[dir=rtl] :not(input, textarea)': { unicodeBidi: 'plaintext' },
  '[dir=rtl] .icon-sided': { transform: 'scaleX(-1)' },
  '.skin-bordered.light': bordered('light'),
  '.skin-bordered.dark, .skin-bordered .dark': bordered('dark'),
  '.monochrome': { filter: 'grayscale(1)' },
  ':focus-visible': { ...focusRing(theme), borderRadius: 4 },
  // On phones no touch target is smaller than a fingertip.
  '@media (max-width: 767.95px)': {
    '.MuiButton-root.MuiButton-root, .MuiToggleButton-root.MuiToggleButton-root, .MuiTab-root.MuiTab-root': {
      minHeight: FINGERTIP,
    },
    '.MuiIconButton-root.MuiIconButton-root': { minWidth: FINGERTIP, minHeight: FINGERTIP },
    '.MuiMenuItem-root.MuiMenuItem-root, .MuiListItemButton-root.MuiListItemButton-root': { minHeight: FINGERTIP },
    '.MuiChip-clickable.MuiChip-clickable': { height: FINGERTIP },
    '.MuiInputBase-root.MuiInputBase-root, label:has(> .MuiSwitch-root), label:has(> input[type=radio])': {
      minHeight: FINGERTIP,
    },
    'button.MuiLink-root, a.MuiLink-root[href^="tel:"], a.MuiLink-root[target="_blank"]': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: FINGERTIP,
    },
    'nav ol > li > a[aria-label]': { minWidth: FINGERTIP, minHeight: FINGERTIP },
  },
  // A printed page has only its content, in full length and without animations.
  '@media print': {
    '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
    'html, body.dark, body.light, .dark, .light': inkOnPaper(theme),
    'nav, footer, [data-screen-only], #content button, .MuiSnackbar-root': { display: 'none !important' },
    // A link that looks like a button is useless on paper, unless it is a phone number.
    '#content .MuiButton-root:not([href^="tel:"])': { display: 'none !important' },
    'header:not(main header)': { display: 'none !important' },
    // `:has` can't be nested: the browser would drop the whole rule.
    ':has(> #content), :has(> * > #content), :has(> * > * > #content)': {
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
      margin: '0 !important',
    },
    // Paper has no scroll bars. Texts in table cells stay cut, so that they do not cover their neighbours.
    '#content': { display: 'block !important' },
    '#content *:not(td *)': {
      overflow: 'visible !important',
      minHeight: 'auto !important',
      maxHeight: 'none !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
});
