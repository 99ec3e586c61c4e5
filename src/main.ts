import { SESSION_STORAGE } from '../contract/constants';
import { backOffice, login } from './loadables';
import { firstCalls } from './session/firstCalls';

// This module is so small that the next requests start at once; for a signed-in user those are the back-office and its first
// calls.
const isSignedIn = localStorage.getItem(SESSION_STORAGE.expirationTime) !== null;
if (isSignedIn) firstCalls.send();
const early = (isSignedIn ? backOffice : login).load().catch(() => undefined);
const begun = import('./start');
void Promise.all([begun, early]).then(([{ start }]) => start());
