import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { STAFF_LOGIN_ROUTE } from '../../contract/pages/routes';

/** Sends somebody without a session to the login, remembering where they wanted to go. */
export function goToLogin() {
  const { pathname, search } = window.location;
  if (pathname !== STAFF_LOGIN_ROUTE) {
    window.history.replaceState({ from: pathname + search }, '', STAFF_LOGIN_ROUTE);
  }
}

/** Leaves the login for the page that was wanted, or for the first page; as history state react-router reads `usr`. */
export function leaveLogin() {
  if (window.location.pathname !== STAFF_LOGIN_ROUTE) return;
  const from: unknown = window.history.state?.from;
  const path = typeof from === 'string' ? from : OFFICE_PAGES.dashboard.route;
  window.history.replaceState({ usr: null, key: 'default' }, '', path);
}
