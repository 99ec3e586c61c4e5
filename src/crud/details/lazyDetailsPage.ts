import { lazyOf } from '../../browser/lazyOf';
import { loadable } from '../../browser/loadable';

const page = loadable(() => import('./DetailsPage').then((m) => m.DetailsPage));

/** The page of one record, whose code is not needed for a list. */
export const DetailsPage = lazyOf(page);

/** Has that code there before somebody opens a record. */
export const loadDetailsPage = page.load;
