import { lateOf } from '../browser/lateOf';

/** Shown by a list after a search only. */
export const FoundIn = lateOf(() => import('./list/FoundIn').then((m) => m.FoundIn));

/** The generated form that changes a record, over its details. */
export const EditDrawer = lateOf(() => import('./form/EditDrawer').then((m) => m.EditDrawer));
