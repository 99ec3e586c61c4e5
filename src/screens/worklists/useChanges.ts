import { useState } from 'react';
import { findWorklist } from '../../../resources/worklists';
import type { WaitingItem } from '../../../resources/worklists/actions';

/** Returns the key of a row. */
export const keyOf = ({ queue, id }: WaitingItem) => `${queue} ${id}`;

/** Applies the changes that can still be undone to the waiting items: an item has another status, or is gone. */
export function useChanges(items: readonly WaitingItem[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const shown = items.flatMap((item) => {
    const key = keyOf(item);
    if (!changes.has(key)) return [item];
    const status = changes.get(key);
    return status && goesOn(item, status) ? [{ ...item, status }] : [];
  });
  return {
    shown,
    change: (key: string, status: string | undefined) => setChanges((all) => new Map([...all, [key, status]])),
    /** Forgets that a record would have this status; a later change stays. */
    forget: (key: string, status: string | undefined) =>
      setChanges((all) => new Map([...all].filter((each) => each[0] !== key || each[1] !== status))),
  };
}

/** Returns whether the queue has an action for a record with this status. */
const goesOn = ({ queue }: WaitingItem, status: string) =>
  findWorklist(queue)?.actions?.some(({ from }) => from?.includes(status)) ?? false;
