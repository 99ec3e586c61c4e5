import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Stands beside the work, on narrow screens after it. */
  aside: ReactNode;
  children: ReactNode;
}

/** The work, and what it is about beside it. */
export function TwoColumns({ aside, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        maxWidth: 1120,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{aside}</Box>
    </Box>
  );
}
