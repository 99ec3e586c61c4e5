import { lazy, Suspense, useEffect, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  ResourceDefinitionContextProvider,
  useI18nProvider,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import type { Session } from '../authProvider/session';
import { brand } from '../contract/brand';
import { OFFICE_PAGES } from '../contract/pages/officePages';
import { PUBLIC_ROUTES, STAFF_LOGIN_ROUTE } from '../contract/pages/routes';
import { resources } from '../resources';
import { Declared, definitionsOf } from './crud/Declared';
import { DeclarationsContext } from './crud/declarations';
import { screenRoutes } from './crud/screenRoutes';
import { HistoryContext, RecordWatchContext, SlotsContext } from './crud/slots';
import { Notifications } from './layout/Notifications';
import { prefetch } from './layout/usePrefetch';
import { createProviders } from './providers';
import { HistoryPanel } from './screens/audit/HistoryPanel';
import { RecordWatch } from './screens/audit/RecordWatch';
import { OfficeLayout } from './screens/OfficeLayout';
import { loadOfficePage as loadPage, officeRoutes } from './screens/pages';
import { slots } from './screens/slots';
import { SessionContext } from './session/access';
import { useWanted } from './session/proof';
import { Crash } from './ui/frames/CrashBoundary';
import { NoPermission } from './ui/frames/NoPermission';
import { PageSkeleton } from './ui/frames/PageSkeleton';

/** The back-office: registers every declaration as a react-admin resource, and its pages by route. */
export function App({ session }: { session: Session }) {
  const [router] = useState(begin);
  useEffect(() => () => router.dispose(), [router]);
  return (
    <SessionContext value={session}>
      <DeclarationsContext value={resources}>
        <SlotsContext value={slots}>
          <HistoryContext value={HistoryPanel}>
            <RecordWatchContext value={RecordWatch}>
              <RouterProvider router={router} />
            </RecordWatchContext>
          </HistoryContext>
        </SlotsContext>
      </DeclarationsContext>
    </SessionContext>
  );
}

/**
 * Creates the providers and a router that can block navigation, which a form with unsaved changes needs. Prefetches the first
 * page's records before the first rendering.
 */
function begin() {
  const providers = createProviders();
  void prefetch(window.location.pathname + window.location.search, { ...providers, declarations: resources, loadPage });
  return createBrowserRouter([{ path: '*', element: <Pages {...providers} />, ErrorBoundary: Crash }]);
}

const definitions = definitionsOf(resources);
const NotFound = lazy(() => import('./screens/NotFound').then((m) => ({ default: m.NotFound })));
const SetUpFirst = lazy(() =>
  import('./screens/access/secondFactor/SetUpFirst').then((m) => ({ default: m.SetUpFirst })),
);
const ToNotFound = () => <Navigate to={PUBLIC_ROUTES.notFound} replace />;

/** The content is the same object at each rendering, so that react-admin registers it only once. */
const content = (
  <>
    {resources.map((resource) => (
      <Declared key={resource.name} name={resource.name} declaration={resource} />
    ))}
    <CustomRoutes noLayout>
      <Route path={STAFF_LOGIN_ROUTE} element={<Navigate to={OFFICE_PAGES.dashboard.route} replace />} />
    </CustomRoutes>
    <CustomRoutes>
      {officeRoutes()}
      <Route path={PUBLIC_ROUTES.notFound} element={<NotFound />} />
      {screenRoutes(resources)}
    </CustomRoutes>
  </>
);

function Pages(providers: ReturnType<typeof createProviders>) {
  const mustSetUp = useWanted() === 'SET_UP_SECOND_FACTOR';
  return (
    <CoreAdminContext {...providers} i18nProvider={useI18nProvider()}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        {mustSetUp ? (
          <Suspense fallback={<PageSkeleton />}>
            <SetUpFirst />
          </Suspense>
        ) : (
          <CoreAdminUI
            title={brand.name}
            layout={OfficeLayout}
            catchAll={ToNotFound}
            accessDenied={NoPermission}
            disableTelemetry
          >
            {content}
          </CoreAdminUI>
        )}
        <Notifications />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
