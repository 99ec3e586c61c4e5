import { useEffect, useEffectEvent } from 'react';

/** Does `act` when `isKey` says so of a key pressed anywhere on the page. */
export function useKey(isKey: (event: KeyboardEvent) => boolean, act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether somebody is typing, or chooses from what is open over the page. */
const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;

/** A key pressed alone, unless somebody is typing it. */
export const isKey =
  (wanted: string) =>
  ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    key === wanted && !(ctrlKey || metaKey || altKey) && !isBusy(target);

export const isHelpKey = isKey('?');

/** Ctrl or ⌘ and K. */
export const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
