import { useState } from 'react';
import { queueNamed } from '../../../../resources/worklists';
import type { WaitingItem } from '../../../../resources/worklists/actions';

/** What a row is known by. */
export const keyOf = ({ queue, id }: WaitingItem) => `${queue} ${id}`;

/** What waits as it will be once the changes are made that can still be taken back: with another status, or gone. */
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
    /** That a record would have this status; what was said of it since then stays. */
    forget: (key: string, status: string | undefined) =>
      setChanges((all) => new Map([...all].filter((each) => each[0] !== key || each[1] !== status))),
  };
}

/** Whether there is something to do in the queue about a record with a status. */
const goesOn = ({ queue }: WaitingItem, status: string) =>
  queueNamed(queue)?.actions?.some(({ from }) => from?.includes(status)) ?? false;
