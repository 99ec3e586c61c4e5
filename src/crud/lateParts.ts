import { lateOf } from '../browser/lateOf';

/** Shown by a list only after a search. */
export const LateFoundIn = lateOf(() => import('./list/FoundIn').then((m) => m.FoundIn));

/** The generated edit form, which opens over the details page. */
export const LateEditDrawer = lateOf(() => import('./form/EditDrawer').then((m) => m.EditDrawer));
