import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when a key that matches `isKey` is pressed anywhere on the page. */
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

/** Returns whether the user is typing or using an open dialog or menu. */
const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;

/** Matches a key pressed without modifiers, unless the user is typing. */
export const isKey =
  (wanted: string) =>
  ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    key === wanted && !(ctrlKey || metaKey || altKey) && !isBusy(target);

export const isHelpKey = isKey('?');

/** Matches Ctrl+K or ⌘K. */
export const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
