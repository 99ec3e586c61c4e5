import { createTheme, lighten, type ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { brand } from '../../contract/brand';
import { BREAKPOINTS } from '../../contract/constants';
import { components } from './components';
import { DARK_PAPER, readableOn } from './readable';
import { TONES } from './tones';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariantsOptions {
    code?: CSSProperties;
  }
}

const [primary, primaryDark] = [brand.colours.primary, readableOn(DARK_PAPER, brand.colours.primary)];

/** The back-office's look, light and dark, derived from the brand's colours: dense, calm, with borders instead of shadows. */
const look: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: primary, contrastText: '#ffffff' },
        secondary: { main: primary, contrastText: '#ffffff' },
        background: { default: '#f8f9f9', paper: '#ffffff' },
        text: { primary: '#171b1e', secondary: '#566069', disabled: '#8b949b' },
        divider: '#e3e6e8',
        error: { main: TONES.bad.light[0] },
        success: { main: TONES.good.light[0] },
        warning: { main: TONES.busy.light[0] },
        info: { main: TONES.fresh.light[0] },
      },
    },
    dark: {
      palette: {
        primary: { main: primaryDark, dark: lighten(primaryDark, 0.2), contrastText: '#0b0e10' },
        secondary: { main: primaryDark, contrastText: '#0b0e10' },
        background: { default: '#0f1214', paper: DARK_PAPER },
        text: { primary: '#e8ebed', secondary: '#a0aab1', disabled: '#6c757c' },
        divider: '#272d31',
        error: { main: TONES.bad.dark[0] },
        success: { main: TONES.good.dark[0] },
        warning: { main: TONES.busy.dark[0] },
        info: { main: TONES.fresh.dark[0] },
      },
    },
  },
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    body1: { fontSize: 14, lineHeight: 1.5 },
    body2: { fontSize: 13, lineHeight: 1.5 },
    caption: { fontSize: 12, lineHeight: 1.5 },
    overline: { fontSize: 11, fontWeight: 600, lineHeight: 1.5, textTransform: 'none' },
    code: { fontFamily: 'monospace', fontSize: 12, lineHeight: 1.5 },
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: 13, fontWeight: 600, lineHeight: 1.4 },
    // h4: figures and the login; h5: answers; h6: titles of drawers and dialogs; subtitle1: the brand; subtitle2: headings of
    // groups.
    h4: { fontSize: 24, fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.02em' },
    h5: { fontSize: 18, fontWeight: 600, lineHeight: 1.35, '@media (max-width: 599.95px)': { fontSize: 15 } },
    h6: { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
    subtitle1: { fontSize: 15, fontWeight: 600, lineHeight: 1.5, letterSpacing: '-0.01em' },
    subtitle2: { fontSize: 12, fontWeight: 600, lineHeight: 1.5 },
    button: { fontSize: 13, fontWeight: 500, textTransform: 'none' },
  },
  components,
};

/**
 * The theme for left-to-right pages; `rtlTheme` is the same for right-to-left ones, where components slide in from the other
 * side.
 */
export const theme = createTheme(look);
export const rtlTheme = () => createTheme({ ...look, direction: 'rtl' });
