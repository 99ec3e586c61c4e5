import type { KeyboardEvent, RefObject } from 'react';
import { isKey, useKey } from './useKey';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const SELECTING = ['x', ' '];

/** Returns the key handler of a list of rows; j goes to the first row from anywhere else on the page. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useKey(isKey('j'), () => {
    const isInside = list.current?.contains(document.activeElement);
    if (!isInside) list.current?.querySelector<HTMLElement>('[data-opens-row]')?.focus();
  });
  return rowKeys;
}

/**
 * Moves through rows by keyboard: the arrow keys, j and k go to the next or previous row's link, Home and End to the first and
 * last; Enter opens a row, x or the space bar selects it.
 */
function rowKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const row = (target as Element).closest('[data-row]');
  if (!row || ctrlKey || metaKey || altKey) return;
  // A focused checkbox handles the space bar itself.
  if (SELECTING.includes(key) && (target as Element).matches('[data-opens-row]')) {
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-selects-row]')?.click();
    return;
  }
  const next = reached(event, row);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function reached({ key, currentTarget }: KeyboardEvent<HTMLElement>, row: Element) {
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const current = links.findIndex((link) => row.contains(link));
  if (current < 0) return undefined;
  return links[key === 'Home' ? 0 : key === 'End' ? links.length - 1 : current + (STEPS[key] ?? Number.NaN)];
}
