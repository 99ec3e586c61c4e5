import { STAFF_ROUTES } from '../../contract/routes';

/** The code of each kind of page, loaded when it is shown or about to be. */
export const loadList = () => import('../generated/list/ListScreen').then((m) => ({ default: m.ListScreen }));
export const loadDetails = () =>
  import('../generated/details/DetailsScreen').then((m) => ({ default: m.DetailsScreen }));
export const loadDashboard = () => import('../screens/dashboard/Dashboard').then((m) => ({ default: m.Dashboard }));
export const loadChangelog = () => import('../screens/changelog/Changelog').then((m) => ({ default: m.Changelog }));

/** By route; every list screen of a declaration is `list`. */
export const pages: Record<string, () => Promise<unknown>> = {
  list: loadList,
  [STAFF_ROUTES.dashboard]: loadDashboard,
  [STAFF_ROUTES.changelog]: loadChangelog,
};
