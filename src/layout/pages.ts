import { OFFICE_PAGES, type OfficePageKey } from '../../contract/officePages';
import { officePages } from '../screens/pages';

/** The code of each kind of generated page, loaded when it is shown or about to be. */
export const loadList = () => import('../generated/list/ListScreen').then((m) => ({ default: m.ListScreen }));
export const loadDetails = () =>
  import('../generated/details/DetailsScreen').then((m) => ({ default: m.DetailsScreen }));

/** Loads the code of a page that is written by hand, where the route is one. */
export function loadOfficePage(route: string): void {
  const key = (Object.keys(OFFICE_PAGES) as OfficePageKey[]).find((each) => OFFICE_PAGES[each].route === route);
  if (key) void officePages[key]();
}
