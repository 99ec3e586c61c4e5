import type { Limit } from '../../contract/api/limits';

/** So many by one visitor within a quarter of an hour. */
export const byVisitor = <const N extends number>(most: N) =>
  [{ by: 'visitor', most, minutes: 15 }] as const satisfies readonly Limit[];
