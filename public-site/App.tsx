import { Navigate, Route, Routes } from 'react-router';
import { PUBLIC_ROUTES } from '../contract/routes';
import { Layout } from './layout/Layout';
import { PAGES } from './pages/table';

/** The visitors' site: every built route in its layout; any other path goes to /404. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={PUBLIC_ROUTES.home} element={<PAGES.home.Page />} />
        <Route path={PUBLIC_ROUTES.subscribe} element={<PAGES.subscribe.Page />} />
        <Route path={PUBLIC_ROUTES.subscribeWithAgent} element={<PAGES.subscribeWithAgent.Page />} />
        <Route path={PUBLIC_ROUTES.subscriptionPay} element={<PAGES.subscriptionPay.Page />} />
        <Route path={PUBLIC_ROUTES.paymentStatus} element={<PAGES.paymentStatus.Page />} />
        <Route path={PUBLIC_ROUTES.paymentSuccess} element={<PAGES.paymentSuccess.Page />} />
        <Route path={PUBLIC_ROUTES.trackByDetails} element={<PAGES.trackByDetails.Page />} />
        <Route path={PUBLIC_ROUTES.track} element={<PAGES.track.Page />} />
        <Route path={PUBLIC_ROUTES.notFound} element={<PAGES.notFound.Page />} />
        <Route path="*" element={<Navigate to={PUBLIC_ROUTES.notFound} replace />} />
      </Route>
    </Routes>
  );
}
