import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values, one under the other; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', typography: 'body2' }}>
            <Box component="dt" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
