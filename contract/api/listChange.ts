/** Values added to a list and removed from it. A change of a record may contain this instead of the whole list. */
export interface ListChange<T> {
  add: readonly T[];
  remove: readonly T[];
}

/** Returns the change that turns the first list into the second. */
export const listChange = <T>(before: readonly T[], after: readonly T[]): ListChange<T> => ({
  add: after.filter((value) => !before.includes(value)),
  remove: before.filter((value) => !after.includes(value)),
});

/** Returns the list with the change applied. New values come last. */
export const changedList = <T>(list: readonly T[], { add = [], remove = [] }: Partial<ListChange<T>>): T[] =>
  [...new Set([...list, ...add])].filter((value) => !remove.includes(value));

/** Merges two people's changes to a list: keeps what either added and drops what either removed. */
export const mergedList = <T>(before: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] =>
  changedList(theirs, listChange(before, mine));
