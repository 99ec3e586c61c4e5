import { loadable } from './browser/loadable';
import { formatsOf } from './i18n/formats';
import { DEFAULT_LANGUAGE } from './i18n/language';

/** The back-office behind the login. */
export const backOffice = loadable(() => {
  const code = import('./App');
  // The browser reads its tables of numbers and dates at their first use, which takes a slow phone 50 ms: while the code is on its way.
  const { formatMoney, formatDay } = formatsOf(DEFAULT_LANGUAGE);
  formatMoney(0);
  formatDay(new Date().toISOString());
  return code.then(({ App }) => App);
});
