import { loadable } from './browser/loadable';

/** Where the first administrator is made, which nobody needs afterwards. */
export const setup = loadable(() => import('./screens/setup/SetupPage').then(({ SetupPage }) => SetupPage));
