import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Columns } from './Columns';

interface Props {
  /** The side column; on narrow screens it follows the main content. */
  aside: ReactNode;
  children: ReactNode;
}

/** The main content, with related information beside it. */
export function TwoColumns({ aside, children }: Props) {
  return (
    <Columns widths="minmax(0, 1fr) 340px" maxWidth={1120}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{aside}</Box>
    </Columns>
  );
}
