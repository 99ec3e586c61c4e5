import { SESSION_STORAGE } from '../contract/constants';
import { backOffice } from './backOffice';
import { login } from './login';
import { firstCalls } from './session/firstCalls';

// So small that whatever comes next is on its way at once; for somebody signed in that is the back-office, and its first answers.
const isSignedIn = localStorage.getItem(SESSION_STORAGE.expirationTime) !== null;
if (isSignedIn) firstCalls.send();
const early = (isSignedIn ? backOffice : login).load().catch(() => undefined);
const begun = import('./start');
void Promise.all([begun, early]).then(([{ start }]) => start());
