import type { Limit } from '../../contract/api/limits';

/** So many from one address within a quarter of an hour; behind one may be dozens of customers. */
export const fromAddress = <const N extends number>(most: N) =>
  [{ by: 'address', most, minutes: 15 }] as const satisfies readonly Limit[];
