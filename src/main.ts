import { SESSION_STORAGE } from '../contract/constants';
import { backOffice } from './backOffice';
import { formatsOf } from './i18n/formats';
import { DEFAULT_LANGUAGE } from './i18n/language';
import { login } from './login';
import { firstCalls } from './session/firstCalls';

// So small that whatever comes next is on its way at once; for somebody signed in that is the back-office, and its first answers.
const isSignedIn = localStorage.getItem(SESSION_STORAGE.expirationTime) !== null;
if (isSignedIn) firstCalls.send();
const early = (isSignedIn ? backOffice : login).load().catch(() => undefined);
const begun = import('./start');
// The browser reads its tables of numbers and dates at their first use, which takes a slow phone 50 ms: while the code is on its way.
formatsOf(DEFAULT_LANGUAGE).formatMoney(0);
void Promise.all([begun, early]).then(([{ start }]) => start());
