import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Told } from './Told';

interface Props {
  title: string;
  /** Beside the title. */
  children?: ReactNode;
  /** Under it: what one should know first. */
  text?: string;
}

/** What a page is about. */
export function PageHeading({ title, children, text }: Props) {
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.25 }}>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Box>
      {text && <Told>{text}</Told>}
    </Box>
  );
}
