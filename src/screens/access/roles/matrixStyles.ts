import type { SxProps, Theme } from '@mui/material/styles';

const FIRST_COLUMN = { xs: 148, sm: 230 };

/** The styles of a table that scrolls inside its box, with its head and first column always visible. */
export const matrixStyles: SxProps<Theme> = {
  flex: '1 1 320px',
  minHeight: 320,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  typography: 'body2',
  '& table': { borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': { borderBottom: 1, borderColor: 'divider', px: 1, py: 0.75, bgcolor: 'background.paper' },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: 92,
    verticalAlign: 'bottom',
    textAlign: 'center',
    typography: 'caption',
    fontWeight: 500,
  },
  '& thead th:first-of-type, & th[scope=row]': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: FIRST_COLUMN,
    minWidth: FIRST_COLUMN,
    pl: 2,
    textAlign: 'left',
    borderInlineEnd: '1px solid var(--mui-palette-divider)',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& th[scope=rowgroup]': { fontWeight: 600, pl: 2, bgcolor: 'background.default' },
  '& th[scope=rowgroup] span': { display: 'inline-block', position: 'sticky', insetInlineStart: 16 },
  '& td': { textAlign: 'center' },
  '& td[data-changed]': { bgcolor: 'var(--tone-busy-tint)' },
  '& tr:hover td:not([data-changed]), & tr:hover th[scope=row]': { bgcolor: 'background.default' },
  '& input': { width: 16, height: 16, m: 0, verticalAlign: 'middle', accentColor: 'var(--mui-palette-primary-main)' },
  '& input[aria-disabled=true]': { opacity: 0.45 },
};
