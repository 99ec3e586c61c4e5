import { loadable } from './browser/loadable';

/** The page that creates the first administrator; it is never needed again afterwards. */
export const setup = loadable(() => import('./screens/setup/SetupPage').then(({ SetupPage }) => SetupPage));
