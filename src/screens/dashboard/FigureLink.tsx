import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';

interface Props {
  to: string;
  /** Explains exactly what the figure counts, unless this is written next to it. */
  hint?: string;
  children: ReactNode;
}

/** A figure, or a row with one, that links to the records it counts. */
export function FigureLink({ to, hint, children }: Props) {
  const { word } = useWording();
  const link = (
    <Box
      component={Link}
      to={to}
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
  if (!hint) return link;
  return (
    <Tooltip title={word(hint)} describeChild enterDelay={300}>
      {link}
    </Tooltip>
  );
}
