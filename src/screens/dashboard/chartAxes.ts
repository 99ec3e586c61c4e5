/** The most bars that each have a label. */
const LABELLED = 14;
const WEEK = 7;

/**
 * Returns whether a bar has a label: each of a few, and of many every seventh, counted back from the last, so that the distances
 * are equal.
 */
export const isLabelled = (at: number, count: number): boolean => count <= LABELLED || (count - 1 - at) % WEEK === 0;

/** Returns the lower end of an axis: zero, or the lowest value below it. */
export const lowestOf = (values: readonly number[]): number => Math.min(0, ...values);
