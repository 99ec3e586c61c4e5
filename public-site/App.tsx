import { Navigate, Route, Routes } from 'react-router';
import { type PageKey, PUBLIC_ROUTES } from '../contract/pages/routes';
import { Layout } from './layout/Layout';
import { PAGES } from './pages/table';

const KEYS = Object.keys(PUBLIC_ROUTES) as PageKey[];

/** The public site: renders every public route in the site's layout; any other path redirects to /404. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {KEYS.map((key) => {
          const { Page } = PAGES[key];
          return <Route key={key} path={PUBLIC_ROUTES[key]} element={<Page />} caseSensitive />;
        })}
        <Route path="*" element={<Navigate to={PUBLIC_ROUTES.notFound} replace />} />
      </Route>
    </Routes>
  );
}
