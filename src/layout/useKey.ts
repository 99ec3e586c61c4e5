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

/** `?`, unless somebody is typing it. */
export const isHelpKey = ({ key, target }: KeyboardEvent) =>
  key === '?' && !(target instanceof HTMLElement && target.closest('input, textarea, select'));

/** Ctrl or ⌘ and K. */
export const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
