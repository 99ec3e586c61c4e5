import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef } from 'react';
import { findWorklist } from '../../../resources/worklists';
import type { WaitingItem } from '../../../resources/worklists/actions';
import { useRowKeys } from '../../browser/rowKeys';
import { QueueRow, WIDE } from './QueueRow';
import { keyOf, useChanges } from './useChanges';

interface Props {
  label: string;
  items: readonly WaitingItem[];
  /** True if all rows belong to one queue, whose name they then need not repeat. */
  isOneQueue: boolean;
  /** Returns what to do about a record, in a sentence. */
  adviceOn?: (item: WaitingItem) => string | undefined;
}

/**
 * The waiting records as rows: j and k or the arrow keys move between the rows, Enter opens one; after an action the next row
 * gets the focus.
 */
export function QueueRows({ label, items, isOneQueue, adviceOn }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, change, forget } = useChanges(items);
  const leave = useNextRow(list, shown.map(keyOf));
  return (
    <Box component="ul" ref={list} aria-label={label} onKeyDown={useRowKeys(list)} sx={rows}>
      {shown.map((item) => {
        const queue = findWorklist(item.queue);
        const key = keyOf(item);
        return (
          queue && (
            <QueueRow
              key={key}
              item={item}
              queue={queue}
              showsQueue={!isOneQueue}
              advice={adviceOn?.(item)}
              onAct={() => leave(key)}
              onChange={(status) => change(key, status)}
              onSettled={(status) => forget(key, status)}
            />
          )
        );
      })}
    </Box>
  );
}

const rows = {
  [WIDE]: { display: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

/**
 * Once a row that the user acted on is gone, focuses the row in its place, unless the user has moved the focus elsewhere. Returns
 * a function to call when the user acts on a row.
 */
function useNextRow(list: RefObject<HTMLElement | null>, keys: readonly string[]): (key: string) => void {
  const left = useRef<{ key: string; at: number } | null>(null);
  const places = keys.join();
  useEffect(() => {
    const isFree = document.activeElement?.contains(list.current) ?? true;
    if (!left.current || !isFree || places.split(',').includes(left.current.key)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    links[Math.min(left.current.at, links.length - 1)]?.focus();
    left.current = null;
  }, [list, places]);
  return (key) => {
    left.current = { key, at: keys.indexOf(key) };
  };
}
