import { Route } from 'react-router-dom';
import { OFFICE_PAGES, type OfficePageKey } from '../../contract/officePages';
import { Permitted } from '../layout/Permitted';
import { lazyOf } from '../lazyOf';
import { officePages } from './pages';

const keys = Object.keys(OFFICE_PAGES) as OfficePageKey[];
const components = new Map(keys.map((key) => [key, lazyOf(officePages[key])]));

/** The routes of the pages that are written by hand, each for whoever may open it. */
export const officeRoutes = () =>
  keys.map((key) => {
    const { route, permissions } = OFFICE_PAGES[key];
    const Page = components.get(key);
    return (
      <Route key={key} element={<Permitted to={permissions} />}>
        <Route path={route} element={Page && <Page />} />
      </Route>
    );
  });
