import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** The breakpoint from which the columns are side by side. */
  from?: 'lg' | 'xl';
  /** The widths of the columns, as a CSS grid template. */
  widths: string;
  gap?: number;
  maxWidth?: number;
  children: ReactNode;
}

/** Parts of a page side by side; in narrower windows they are stacked. */
export function Columns({ from = 'lg', widths, gap = 2, maxWidth, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: widths },
        ...(maxWidth ? { maxWidth } : {}),
      }}
    >
      {children}
    </Box>
  );
}
