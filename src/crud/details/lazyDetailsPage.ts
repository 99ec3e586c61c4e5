import { lazyOf } from '../../browser/lazyOf';
import { loadable } from '../../browser/loadable';

const page = loadable(() => import('./DetailsPage').then((m) => m.DetailsPage));

/** The page of one record; lists do not need its code. */
export const LazyDetailsPage = lazyOf(page);

/** Preloads that code before the user opens a record. */
export const loadDetailsPage = page.load;
