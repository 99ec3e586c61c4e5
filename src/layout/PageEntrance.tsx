import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PAGE_TRANSITION } from '../../contract/constants';

const rise = keyframes`
  from { opacity: 0; transform: translateY(${PAGE_TRANSITION.shift}px); }
`;

/** A page comes in from below. */
export function PageEntrance({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${rise} ${PAGE_TRANSITION.seconds}s cubic-bezier(0.2, 0.8, 0.2, 1)`,
        },
      }}
    >
      {children}
    </Box>
  );
}
