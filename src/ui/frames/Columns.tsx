import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** The narrowest window in which they stand beside one another. */
  from?: 'lg' | 'xl';
  /** How wide each is there, as a CSS grid template. */
  widths: string;
  gap?: number;
  maxWidth?: number;
  children: ReactNode;
}

/** Parts of a page beside one another, in narrower windows one under the other. */
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
