import { loadable } from './browser/loadable';

/** The back-office behind the login. */
export const backOffice = loadable(() => import('./App').then(({ App }) => App));
