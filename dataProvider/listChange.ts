/** What is added to a list and what is removed from it. */
export interface ListChange<T> {
  add: T[];
  remove: T[];
}

/** What makes one list of values out of another. */
export const listChange = <T>(before: readonly T[], after: readonly T[]): ListChange<T> => ({
  add: after.filter((value) => !before.includes(value)),
  remove: before.filter((value) => !after.includes(value)),
});

/** A list that two people changed at once: what each of them added is in it, what each of them removed is not. */
export function mergedList<T>(before: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const { add, remove } = listChange(before, mine);
  return [...new Set([...theirs, ...add])].filter((value) => !remove.includes(value));
}
