import { CoreAdminContext } from 'ra-core';
import { lazy, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { Session } from '../authProvider/session';
import { PUBLIC_ROUTES, STAFF_LOGIN_ROUTE, STAFF_ROUTES } from '../contract/routes';
import { resources } from '../resources';
import { DeclarationsContext } from './generated/declarations';
import { screenRoutes } from './generated/screenRoutes';
import { Landing } from './layout/Landing';
import { Layout } from './layout/Layout';
import { LeaveFor } from './layout/LeaveFor';
import { Notifications } from './layout/Notifications';
import { Permitted } from './layout/Permitted';
import { loadChangelog, loadDashboard } from './layout/pages';
import { createProviders } from './providers';
import { SessionContext } from './session/access';

const Dashboard = lazy(loadDashboard);
const Changelog = lazy(loadChangelog);

/**
 * The back-office: its pages by route. It is react-admin's core without its user interface, which also leaves out
 * react-admin's telemetry.
 */
export function App({ session }: { session: Session }) {
  const [providers] = useState(createProviders);
  return (
    <BrowserRouter>
      <SessionContext value={session}>
        <DeclarationsContext value={resources}>
          <CoreAdminContext {...providers}>
            <Routes>
              <Route element={<Layout />}>
                <Route element={<Landing />}>
                  <Route element={<Permitted to={['Manage System']} />}>
                    <Route path={STAFF_ROUTES.dashboard} element={<Dashboard />} />
                  </Route>
                </Route>
                <Route element={<Permitted to={['Use System']} />}>
                  <Route path={STAFF_ROUTES.changelog} element={<Changelog />} />
                </Route>
                {screenRoutes(resources)}
              </Route>
              <Route path={STAFF_LOGIN_ROUTE} element={<Navigate to={STAFF_ROUTES.dashboard} replace />} />
              <Route path="*" element={<LeaveFor path={PUBLIC_ROUTES.notFound} />} />
            </Routes>
            <Notifications />
          </CoreAdminContext>
        </DeclarationsContext>
      </SessionContext>
    </BrowserRouter>
  );
}
