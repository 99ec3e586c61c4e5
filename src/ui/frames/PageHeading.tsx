import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HelperText } from '../texts/HelperText';

interface Props {
  title: string;
  /** Under the title, in a sentence. */
  text?: ReactNode;
  /** Beside the title: states. */
  state?: ReactNode;
  /** At the end: what may be done. */
  children?: ReactNode;
}

/** What a page is called and about. */
export function PageHeading({ title, text, state, children }: Props) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40, mb: text ? 2.5 : 1.5 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {state}
        </Box>
        {text && <HelperText sx={{ mt: 0.25 }}>{text}</HelperText>}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  );
}
