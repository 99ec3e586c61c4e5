import type { Limit } from '../../contract/api/Limit';

/** Returns a limit of calls by one visitor in 15 minutes. */
export const byVisitor = <const N extends number>(most: N) =>
  [{ by: 'visitor', most, minutes: 15 }] as const satisfies readonly Limit[];
