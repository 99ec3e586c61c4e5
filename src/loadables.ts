import { DEFAULT_LANGUAGE } from '../contract/languages';
import { loadable } from './browser/loadable';
import { formatsOf } from './i18n/formats';

/** The back-office behind the login. */
export const backOffice = loadable(() => {
  const code = import('./App');
  // Browsers load their number and date tables at first use, which takes 50 ms on a slow phone: this happens while the code
  // loads.
  const { formatMoney, formatDay } = formatsOf(DEFAULT_LANGUAGE);
  formatMoney(0);
  formatDay(new Date().toISOString());
  return code.then(({ App }) => App);
});

/** The staff login; signed-in users do not load it. */
export const login = loadable(() => import('./screens/access/login/LoginPage').then(({ LoginPage }) => LoginPage));

/** The page that creates the first administrator; it is never needed again afterwards. */
export const setup = loadable(() => import('./screens/setup/SetupPage').then(({ SetupPage }) => SetupPage));
