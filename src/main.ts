import { SESSION_STORAGE } from '../contract/constants';
import { loadApp } from './loadApp';

// So small that whatever comes next is on its way at once: for somebody signed in, the back-office beside the sign-in.
if (localStorage.getItem(SESSION_STORAGE.expirationTime)) void loadApp();
void import('./start');
