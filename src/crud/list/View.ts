import type { SavedQuery } from 'react-admin';

/** The saved state of a list; if `columns` is null, it shows the screen's own columns. */
export interface View extends SavedQuery {
  columns: string[] | null;
}
