import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { titleOf } from '../content/titles';
import { ConnectionHost } from '../offline/ConnectionHost';
import { pageOf } from '../pages/table';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageErrorBoundary } from './PageErrorBoundary';
import { Spinner } from './Spinner';
import { ToastHost } from './ToastHost';

/** The header, the page and the footer. A new page starts at its top, with its title, and with the focus in it. */
export function Layout() {
  const location = useLocation();
  const { pathname } = location;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = titleOf(pageOf(pathname));
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<Spinner label="Loading the page" />}>
          <PageErrorBoundary key={pathname}>
            <Outlet />
          </PageErrorBoundary>
        </Suspense>
      </main>
      <Footer />
      <ConnectionHost />
      <ToastHost />
    </>
  );
}
