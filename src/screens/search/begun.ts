/** The user's input in the command box's field before its code was loaded. */
export interface Begun {
  typed: string;
  /** True if Enter was pressed: the first result is chosen once it is found. */
  chosen: boolean;
}

export const NOTHING: Begun = { typed: '', chosen: false };
