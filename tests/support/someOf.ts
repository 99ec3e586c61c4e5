import { rounds } from '../chaos/rounds';

/** True if all values are tried (`npm run test:chaos`), not only some (`npm test`). */
const IS_WHOLE = rounds(1) > 1;

/**
 * Returns `count` of the values, different ones for each `turn`. It is for checks that the same code performs for every endpoint
 * or field: each endpoint and each value is tried, but not each value on each endpoint. `npm run test:chaos` tries all of them.
 */
export function someOf<T>(values: readonly T[], count: number, turn: number): readonly T[] {
  if (IS_WHOLE || count >= values.length) return values;
  return Array.from({ length: count }, (_, at) => values[(turn * count + at) % values.length] as T);
}
