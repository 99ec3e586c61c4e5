import { lateOf } from '../browser/lateOf';

/** Shown by a list only after a search. */
export const FoundIn = lateOf(() => import('./list/FoundIn').then((m) => m.FoundIn));

/** The generated edit form, which opens over the details page. */
export const EditDrawer = lateOf(() => import('./form/EditDrawer').then((m) => m.EditDrawer));
