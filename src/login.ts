import { loadable } from './browser/loadable';

/** The staff login, which nobody needs who is signed in. */
export const login = loadable(() => import('./screens/login/LoginPage').then(({ LoginPage }) => LoginPage));
