import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LAYOUT } from '../../contract/constants';
import { CrashBoundary } from '../ui/frames/CrashBoundary';
import { PageSkeleton } from '../ui/frames/PageSkeleton';
import { PageTransition } from '../ui/frames/PageTransition';
import { Breadcrumb } from './Breadcrumb';
import { type Preferences, usePreferences } from './preferences';

/** As wide as there is room, or boxed in the middle of it. */
export const contentBox = (contentWidth: Preferences['contentWidth']) => ({
  width: '100%',
  maxWidth: contentWidth === 'boxed' ? LAYOUT.boxed : 'none',
  mx: 'auto',
  px: { xs: 2, md: 4 },
});

interface Props {
  /** At the breadcrumb's start. */
  toggle: ReactNode;
  children: ReactNode;
}

/** The current page under its breadcrumb. */
export function Page({ toggle, children }: Props) {
  const { pathname } = useLocation();
  const { contentWidth } = usePreferences();
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        position: 'relative',
        flex: '1 0 auto',
        display: 'flex',
        flexDirection: 'column',
        ...contentBox(contentWidth),
        pt: 1.5,
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        {toggle}
        <Breadcrumb />
      </Box>
      <PageTransition key={pathname}>
        <CrashBoundary>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </CrashBoundary>
      </PageTransition>
    </Box>
  );
}
