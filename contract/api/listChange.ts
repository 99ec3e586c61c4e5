/** What is added to a list of values and removed from it. In a change of a record it may be sent in place of the whole list. */
export interface ListChange<T> {
  add: readonly T[];
  remove: readonly T[];
}

/** Returns what makes the second list out of the first. */
export const listChange = <T>(before: readonly T[], after: readonly T[]): ListChange<T> => ({
  add: after.filter((value) => !before.includes(value)),
  remove: before.filter((value) => !after.includes(value)),
});

/** Returns a list with a change made to it. What is new stands at its end. */
export const changedList = <T>(list: readonly T[], { add = [], remove = [] }: Partial<ListChange<T>>): T[] =>
  [...new Set([...list, ...add])].filter((value) => !remove.includes(value));

/** Merges two people's changes to one list: keeps what either of them added, and leaves out what either of them removed. */
export const mergedList = <T>(before: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] =>
  changedList(theirs, listChange(before, mine));
