import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A figure, or a row with one, that leads to the records it counts. */
export function FigureLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 28,
        mx: -1,
        px: 1,
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
