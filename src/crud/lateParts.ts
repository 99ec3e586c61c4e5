import { lateOf } from '../browser/lateOf';

/** Shown by a list after a search only. */
export const FoundIn = lateOf(() => import('./list/FoundIn').then((m) => m.FoundIn));

/** What the audit log says of a record, shown by its page once somebody opens it. */
export const History = lateOf(() => import('./history/History').then((m) => m.History));

/** The generated form that changes a record, over its details. */
export const EditDrawer = lateOf(() => import('./form/EditDrawer').then((m) => m.EditDrawer));
