import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWording } from '../../../i18n/useWording';

interface Props {
  scheme: 'light' | 'dark';
  /** The background: a colour of the theme. */
  ground?: string;
  children: ReactNode;
}

/** A part of the page in a fixed colour scheme, independent of the page's own. */
export function SchemeFrame({ scheme, ground = 'background.paper', children }: Props) {
  const { t } = useWording();
  return (
    <Box
      component="section"
      className={scheme}
      aria-label={t(scheme === 'light' ? 'brand.inLight' : 'brand.inDark')}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: ground,
        color: 'text.primary',
        colorScheme: scheme,
      }}
    >
      {children}
    </Box>
  );
}
