/** What somebody did in the command box's field before its code was there. */
export interface Begun {
  typed: string;
  /** Enter was pressed: what comes first is chosen once it is found. */
  chosen: boolean;
}

export const NOTHING: Begun = { typed: '', chosen: false };
