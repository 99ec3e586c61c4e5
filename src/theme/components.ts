import type { Components } from '@mui/material/styles';
import { documentStyles, focusRing, type OfficeTheme } from './documentStyles';

type ThemeComponents = Components<OfficeTheme>;

/** The look of MUI's components: small, with labels above their inputs, and without shadows or ripples. */
export const components = {
  MuiCssBaseline: { styleOverrides: documentStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI removes the outline, and shows the focus by a ripple.
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiLink: { styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { borderRadius: 6, padding: '5px 12px', minHeight: 32, whiteSpace: 'nowrap' },
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 16 } },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 6, padding: 7, color: 'inherit' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialogTitle: { styleOverrides: { root: { paddingBottom: 8, overflowWrap: 'anywhere' } } },
  MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 8,
        boxShadow: 'var(--shadow-raised)',
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 8,
        fontSize: 13,
        boxShadow: 'var(--shadow-raised)',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { fontSize: 13, minHeight: 34, gap: 8, '&:focus-visible': { outlineOffset: -2 } } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        marginBottom: 4,
        fontSize: 13,
        fontWeight: 500,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 14, backgroundColor: theme.vars.palette.background.paper }),
      input: { '&:focus-visible': { outline: 'none' } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0, fontSize: 12 } } },
  // A message is as high as its text: a scrollable box would have to be reachable by keyboard.
  MuiAlert: { styleOverrides: { message: { overflow: 'visible', overflowWrap: 'anywhere', minWidth: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 12px',
        fontSize: 13,
        borderBottomColor: theme.vars.palette.divider,
        whiteSpace: 'nowrap',
      }),
      head: ({ theme }) => ({ fontSize: 12, fontWeight: 500, color: theme.vars.palette.text.secondary }),
      stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      // A cell that stays in view while its row scrolls has its own background, and repeats the row's tint.
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { '--row-tint': theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          '--row-tint': `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
          backgroundColor: 'var(--row-tint)',
        },
      }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { icon: { fontSize: 14 } } },
  // The thumb is moved by `translate`, which has no logical directions.
  MuiSwitch: { styleOverrides: { switchBase: { '[dir=rtl] &.Mui-checked': { transform: 'translateX(-16px)' } } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
} satisfies ThemeComponents;
