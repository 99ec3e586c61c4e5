import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Columns } from './Columns';

interface Props {
  /** Stands beside the work, on narrow screens after it. */
  aside: ReactNode;
  children: ReactNode;
}

/** The work, and what it is about beside it. */
export function TwoColumns({ aside, children }: Props) {
  return (
    <Columns widths="minmax(0, 1fr) 340px" maxWidth={1120}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{aside}</Box>
    </Columns>
  );
}
