import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A text that no box may be too small for. */
export const LONG =
  'Kiwanuka-Nalwanga Telecommunications and Broadband Infrastructure Maintenance Company of Northern Uganda Limited, accounts@averyveryverylongdomainname.example';

/** A section for components of one kind. */
export function KindSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h5" component="h2">
        {name}
      </Typography>
      {children}
    </Box>
  );
}

/** One component in its states, side by side if there is room. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1, color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, '& > *': { maxWidth: '100%' } }}>
        {children}
      </Box>
    </Box>
  );
}

export const nothing = () => undefined;
