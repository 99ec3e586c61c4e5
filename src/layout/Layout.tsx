import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../contract/brand';
import { LAYOUT } from '../../contract/constants';
import { countPage } from '../browser/analytics';
import { SkipLink } from '../ui/frames/SkipLink';
import { LogoLink } from '../ui/menu/LogoLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { MenuBar } from './MenuBar';
import { MenuDrawer } from './MenuDrawer';
import { MenuToggle } from './MenuToggle';
import { OfflineBar } from './OfflineBar';
import { Page } from './Page';
import { pageKeyOf } from './place';
import { type MenuPlace, menuPlaceOf, type Preferences, usePreferences } from './preferences';
import { SideMenu } from './SideMenu';
import { useIsWide } from './useIsWide';
import { useMenu } from './useMenu';

interface Props {
  /** Shown at the end of the header: search, and the user's menu. */
  tools: ReactNode;
  /** Shown above every page: a warning that needs attention now. */
  notice?: ReactNode;
  /** The page. */
  children?: ReactNode;
}

/**
 * The frame of every page: the menu, the header, the page itself and the footer, arranged according to the user's preferences.
 */
export function Layout({ tools, notice, children }: Props) {
  const preferences = usePreferences();
  const { home } = useMenu();
  const { navbarType, footerType } = preferences;
  const place = menuPlaceOf(preferences, useIsWide());
  const [menuOpen, setMenuOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  useVisit(() => {
    setMenuOpen(false);
    if (scroller.current) scroller.current.scrollTop = 0;
  });

  const menuToggle = <MenuToggle place={place} onOpen={() => setMenuOpen(true)} />;
  const head = (
    <>
      <Header start={place === 'bar' ? <LogoLink to={home} sx={{ px: 1 }} /> : menuToggle}>{tools}</Header>
      {place === 'bar' && <MenuBar />}
    </>
  );
  const headScrolls = navbarType === 'static' || navbarType === 'floating';
  return (
    <Box sx={{ height: '100dvh' }}>
      <SkipLink />
      {place === 'side' && <SideMenu />}
      {place === 'drawer' && <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      <Box sx={{ ...column, height: '100%', ml: `${offsetOf(place, preferences)}px`, transition: 'margin 200ms' }}>
        {!headScrolls && head}
        <OfflineBar />
        {notice}
        <Box ref={scroller} sx={{ ...column, flex: 1, minHeight: 0, overflow: 'auto' }}>
          {headScrolls && head}
          <Page toggle={navbarType === 'hidden' && place === 'drawer' && menuToggle}>{children}</Page>
          {footerType === 'static' && <Footer />}
        </Box>
        {footerType === 'sticky' && <Footer />}
      </Box>
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Returns where the content begins, px: beside the sidebar, if it is visible. */
function offsetOf(place: MenuPlace, { sidebarCollapsed }: Preferences): number {
  if (place !== 'side') return 0;
  return sidebarCollapsed ? LAYOUT.sidebarCollapsed : LAYOUT.contentOffset;
}

/** Sets the title of every page, which is the product's name followed by the page key; calls `arrive` from the second page on. */
function useVisit(arrive: () => void) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const arrived = useEffectEvent(arrive);
  useEffect(() => {
    document.title = `${brand.name} ${pageKeyOf(pathname)}`;
    countPage(pageKeyOf(pathname));
    if (shown.current !== pathname) arrived();
    shown.current = pathname;
  }, [pathname]);
}
