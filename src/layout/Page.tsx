import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LAYOUT } from '../../contract/constants';
import { DetailsSkeleton } from '../crud/details/DetailsSkeleton';
import { Breadcrumb } from './Breadcrumb';
import { CrashBoundary } from './CrashBoundary';
import { PageTransition } from './PageTransition';
import { type Preferences, usePreferences } from './preferences';

/** As wide as there is room, or boxed in the middle of it. */
export const contentBox = (contentWidth: Preferences['contentWidth']) => ({
  width: '100%',
  maxWidth: contentWidth === 'boxed' ? LAYOUT.boxed : 'none',
  mx: 'auto',
  px: { xs: 2, md: 4 },
});

/** The current page under its breadcrumb; `children` stand at the breadcrumb's start. */
export function Page({ children }: { children?: ReactNode }) {
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
        {children}
        <Breadcrumb />
      </Box>
      <PageTransition key={pathname}>
        <CrashBoundary>
          <Suspense fallback={<DetailsSkeleton />}>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </PageTransition>
    </Box>
  );
}
