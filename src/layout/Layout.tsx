import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { brand } from '../../contract/brand';
import { LAYOUT } from '../../contract/constants';
import { DetailsSkeleton } from '../generated/details/DetailsSkeleton';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageEntrance } from './PageEntrance';
import { pageKeyOf } from './place';
import { Sidebar } from './Sidebar';

/** The frame of every page: the side menu, the header, where one is, the page itself and the footer. */
export function Layout() {
  const { pathname } = useLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('xl'));
  const [mobileOpen, setMobileOpen] = useState(false);
  const [collapsed, setCollapsed] = useState(false);

  useEffect(() => {
    document.title = `${brand.name} ${pageKeyOf(pathname)}`;
    setMobileOpen(false);
  }, [pathname]);

  return (
    <Box sx={{ display: 'flex', height: '100dvh' }}>
      <SkipLink />
      {isWide ? (
        <Box
          component="nav"
          aria-label="Main"
          hidden={collapsed}
          sx={{
            width: LAYOUT.sidebar,
            flex: 'none',
            borderRight: 1,
            borderColor: 'divider',
            '&[hidden]': { display: 'none' },
          }}
        >
          <Sidebar />
        </Box>
      ) : (
        <Drawer
          open={mobileOpen}
          onClose={() => setMobileOpen(false)}
          slotProps={{
            paper: {
              'aria-label': 'Main menu',
              sx: { width: LAYOUT.mobileSidebar, bgcolor: 'background.default' },
            },
          }}
        >
          <Sidebar mobile />
        </Drawer>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header onToggleMenu={() => (isWide ? setCollapsed(!collapsed) : setMobileOpen(true))} />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            display: 'flex',
            flexDirection: 'column',
            px: { xs: 2, md: 3 },
            pt: 1.5,
            '&:focus': { outline: 'none' },
          }}
        >
          <Breadcrumb />
          <PageEntrance key={pathname}>
            <Suspense fallback={<DetailsSkeleton />}>
              <Outlet />
            </Suspense>
          </PageEntrance>
          <Footer />
        </Box>
      </Box>
    </Box>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        top: -60,
        left: 12,
        zIndex: 2000,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 12 },
      }}
    >
      Skip to content
    </Box>
  );
}
