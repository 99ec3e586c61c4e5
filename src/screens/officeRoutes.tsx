import { Route } from 'react-router-dom';
import { OFFICE_PAGES, type OfficePageKey } from '../../contract/pages/officePages';
import { lazyOf } from '../browser/lazyOf';
import { Gate } from '../crud/Gate';
import { officePages } from './pages';

const keys = Object.keys(OFFICE_PAGES) as OfficePageKey[];
const components = new Map(keys.map((key) => [key, lazyOf(officePages[key])]));

/** Returns the routes of the custom pages, each limited to users with its permissions. */
export const officeRoutes = () =>
  keys.map((key) => {
    const { route, permissions } = OFFICE_PAGES[key];
    const Page = components.get(key);
    const gated = <Gate opensFor={(can) => can(permissions)}>{Page && <Page />}</Gate>;
    return <Route key={key} path={route} element={gated} />;
  });
