import { rounds } from '../chaos/rounds';

/** Whether everything is tried (`npm run test:chaos`) rather than some of it (`npm test`). */
const IS_WHOLE = rounds(1) > 1;

/**
 * Returns `count` of the values, others for each `turn`, for checks that one piece of code answers for every endpoint or field: each
 * endpoint is tried, and each value is, but not each value on each endpoint. `npm run test:chaos` takes all of them.
 */
export function someOf<T>(values: readonly T[], count: number, turn: number): readonly T[] {
  if (IS_WHOLE || count >= values.length) return values;
  return Array.from({ length: count }, (_, at) => values[(turn * count + at) % values.length] as T);
}
