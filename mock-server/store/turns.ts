/** Lets one piece of work run at a time, in the order of asking. */
export type TakeTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
