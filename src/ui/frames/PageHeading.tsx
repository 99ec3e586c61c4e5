import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HelperText } from '../texts/HelperText';

interface Props {
  title: string;
  /** The most important value, in large type above the title. */
  value?: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** Statuses beside the title. */
  state?: ReactNode;
  /** Actions at the end of the line. */
  children?: ReactNode;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The heading of a page, with its statuses and actions. */
export function PageHeading({ title, value, text, state, children }: Props) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40, mb: text ? 2.5 : 1.5 }}
    >
      <Box sx={{ flex: text ? '1 1 240px' : '1 1 auto', minWidth: 0 }}>
        {value && (
          <Box sx={row}>
            <Box sx={{ typography: 'h4' }}>{value}</Box>
            {state}
          </Box>
        )}
        <Box sx={row}>
          <Typography variant={value ? 'subtitle1' : 'h1'} component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {!value && state}
        </Box>
        {text && (
          <HelperText component="div" sx={{ mt: 0.25, '& a': { textDecoration: 'underline' } }}>
            {text}
          </HelperText>
        )}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  );
}
