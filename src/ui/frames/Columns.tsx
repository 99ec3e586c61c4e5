import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ColumnsProps {
  /** The breakpoint from which the columns are side by side. */
  from?: 'lg' | 'xl';
  /** The widths of the columns, as a CSS grid template. */
  widths: string;
  gap?: number;
  maxWidth?: number;
  children: ReactNode;
}

/** Parts of a page side by side; in narrower windows they are stacked. */
export function Columns({ from = 'lg', widths, gap = 2, maxWidth, children }: ColumnsProps) {
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

interface TwoColumnsProps {
  /** The side column; on narrow screens it follows the main content. */
  aside: ReactNode;
  children: ReactNode;
}

/** The main content, with related information beside it. */
export function TwoColumns({ aside, children }: TwoColumnsProps) {
  return (
    <Columns widths="minmax(0, 1fr) 340px" maxWidth={1120}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{aside}</Box>
    </Columns>
  );
}
