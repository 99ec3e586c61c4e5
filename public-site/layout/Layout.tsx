import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { titleOf } from '../content/titles';
import { ConnectionHost } from '../offline/ConnectionHost';
import { pageOf } from '../pages/table';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageErrorBoundary } from './PageErrorBoundary';
import { Spinner } from './Spinner';
import { onToast, type ToastMessage } from './toasts';

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

const Silent: ComponentType<{ messages: ToastMessage[] }> = () => null;
// Without a connection it may fail to load; a passing message is no reason to lose the page.
const Toaster = lazy<typeof Silent>(() => import('./Toaster').catch(() => ({ default: Silent })));

/** Loads the toast library when there is a message. */
function ToastHost() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  useEffect(() => onToast((message) => setMessages((before) => [...before, message])), []);
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster messages={messages} />
    </Suspense>
  );
}
