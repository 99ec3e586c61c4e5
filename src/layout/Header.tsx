import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Preferences, usePreferences } from './preferences';

const LOOKS: Record<Exclude<Preferences['navbarType'], 'hidden'>, SxProps<Theme>> = {
  sticky: { borderBottom: 1, borderColor: 'divider' },
  static: { borderBottom: 1, borderColor: 'divider' },
  floating: {
    position: 'sticky',
    top: 12,
    zIndex: 'appBar',
    mx: { xs: 2, md: 3 },
    mt: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    bgcolor: 'background.paper',
    boxShadow: 'var(--shadow-floating)',
  },
};

interface Props {
  /** The logo, or the button that opens or collapses the menu. */
  start: ReactNode;
  children: ReactNode;
}

/** The header above every page, unless it is hidden. */
export function Header({ start, children }: Props) {
  const { navbarType } = usePreferences();
  if (navbarType === 'hidden') return null;
  return (
    <Box component="header" sx={LOOKS[navbarType]}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          height: 56,
          px: { xs: 1, md: 2 },
          color: 'text.secondary',
        }}
      >
        {start}
        {children}
      </Box>
    </Box>
  );
}
