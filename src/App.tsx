import { useEffect, useState } from 'react';
import { CoreAdminContext, useI18nProvider } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, Routes } from 'react-router-dom';
import type { Session } from '../authProvider/session';
import { OFFICE_PAGES } from '../contract/officePages';
import { PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from '../contract/routes';
import { resources } from '../resources';
import { DeclarationsContext } from './crud/declarations';
import { screenRoutes } from './crud/screenRoutes';
import { SlotsContext } from './crud/slots';
import { Crash } from './layout/CrashBoundary';
import { Landing } from './layout/Landing';
import { Layout } from './layout/Layout';
import { LeaveFor } from './layout/LeaveFor';
import { Notifications } from './layout/Notifications';
import { prefetch } from './layout/usePrefetch';
import { createProviders } from './providers';
import { officeRoutes } from './screens/officeRoutes';
import { slots } from './screens/slots';
import { SessionContext } from './session/access';

/**
 * The back-office: its pages by route. It is react-admin's core without its user interface, which also leaves out
 * react-admin's telemetry.
 */
export function App({ session }: { session: Session }) {
  const [router] = useState(() => begin(session.permissions));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <SessionContext value={session}>
      <DeclarationsContext value={resources}>
        <SlotsContext value={slots}>
          <RouterProvider router={router} />
        </SlotsContext>
      </DeclarationsContext>
    </SessionContext>
  );
}

/** A router that can hold a page back, which a form with unsaved changes needs. What the first page shows is asked for before anything is drawn. */
function begin(held: readonly string[]) {
  const providers = createProviders();
  prefetch(window.location.pathname + window.location.search, { ...providers, declarations: resources, held });
  return createBrowserRouter([{ path: '*', element: <Pages {...providers} />, ErrorBoundary: Crash }]);
}

function Pages(providers: ReturnType<typeof createProviders>) {
  return (
    <CoreAdminContext {...providers} i18nProvider={useI18nProvider()}>
      <Routes>
        <Route element={<Layout />}>
          <Route element={<Landing />}>{officeRoutes()}</Route>
          {screenRoutes(resources, slots)}
        </Route>
        <Route path={STAFF_LOGIN_ROUTE} element={<Navigate to={OFFICE_PAGES.dashboard.route} replace />} />
        <Route path="*" element={<LeaveFor path={PUBLIC_ROUTES.notFound} />} />
      </Routes>
      <Notifications />
    </CoreAdminContext>
  );
}
