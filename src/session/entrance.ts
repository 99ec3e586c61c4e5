import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';

/** Redirects to the login and remembers the page that the user wanted. */
export function goToLogin() {
  const { pathname, search } = window.location;
  if (pathname !== STAFF_LOGIN_ROUTE) {
    window.history.replaceState({ from: pathname + search }, '', STAFF_LOGIN_ROUTE);
  }
}

/** Leaves the login for the page that the user wanted, or for the dashboard; react-router reads the history state from `usr`. */
export function leaveLogin() {
  if (window.location.pathname !== STAFF_LOGIN_ROUTE) return;
  const from: unknown = window.history.state?.from;
  const path = typeof from === 'string' ? from : OFFICE_PAGES.dashboard.route;
  window.history.replaceState({ usr: null, key: 'default' }, '', path);
}
