import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A toolbar that covers other tools; on a phone it floats at the bottom of the screen. */
export function FloatingBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        position: { xs: 'fixed', md: 'absolute' },
        inset: { xs: 'auto 16px 16px', md: '-4px 0 auto' },
        zIndex: { xs: 'fab', md: 'auto' },
        boxShadow: { xs: 'var(--shadow-raised)', md: 'none' },
        // On a phone, actions that do not fit go to the next line.
        minHeight: { xs: 48, md: 40 },
        py: { xs: 0.75, md: 0 },
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        px: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      {children}
    </Box>
  );
}
