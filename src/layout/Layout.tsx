import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../contract/brand';
import { LAYOUT } from '../../contract/constants';
import { countPage } from '../analytics';
import { Footer } from './Footer';
import { Header } from './Header';
import { MenuBar } from './MenuBar';
import { MenuDrawer } from './MenuDrawer';
import { MenuToggle } from './MenuToggle';
import { Page } from './Page';
import { pageKeyOf } from './place';
import { menuPlaceOf, usePreferences } from './preferences';
import { LogoLink } from './Sidebar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { SettingsTab } from './settings/SettingsTab';
import { isHelpKey, useKey } from './useKey';

const KeyboardHelp = lazy(() => import('./KeyboardHelp').then((m) => ({ default: m.KeyboardHelp })));

/** The frame of every page: the menu, the header, the page itself and the footer, arranged as the person prefers. */
export function Layout() {
  const { pathname } = useLocation();
  const preferences = usePreferences();
  const { navbarType, footerType, sidebarCollapsed } = preferences;
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const place = menuPlaceOf(preferences, isWide);
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  useKey(isHelpKey, () => setHelpOpen(true));

  useEffect(() => {
    document.title = `${brand.name} ${pageKeyOf(pathname)}`;
    countPage(pageKeyOf(pathname));
    setMenuOpen(false);
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [pathname]);

  const menuToggle = <MenuToggle place={place} onOpen={() => setMenuOpen(true)} />;
  const head = (
    <>
      <Header onHelp={() => setHelpOpen(true)}>{place === 'bar' ? <LogoLink sx={{ px: 1 }} /> : menuToggle}</Header>
      {place === 'bar' && <MenuBar />}
    </>
  );
  const headScrolls = navbarType === 'static' || navbarType === 'floating';
  const offset = sidebarCollapsed ? LAYOUT.sidebarCollapsed : LAYOUT.contentOffset;
  return (
    <Box sx={{ display: 'flex', height: '100dvh' }}>
      <SkipLink />
      {place === 'side' && <SideMenu />}
      {place === 'drawer' && <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          marginInlineStart: place === 'side' ? `${offset}px` : 0,
          transition: 'margin 200ms',
        }}
      >
        {!headScrolls && head}
        <Box ref={scroller} sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
          {headScrolls && head}
          <Page>{navbarType === 'hidden' && place === 'drawer' && menuToggle}</Page>
          {footerType === 'static' && <Footer />}
        </Box>
        {footerType === 'sticky' && <Footer />}
      </Box>
      <SettingsTab isWide={isWide} />
      <Suspense fallback={null}>{helpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}</Suspense>
    </Box>
  );
}
