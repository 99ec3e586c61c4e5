import { loadable } from './browser/loadable';

/** The staff login; signed-in users do not load it. */
export const login = loadable(() => import('./screens/access/login/LoginPage').then(({ LoginPage }) => LoginPage));
