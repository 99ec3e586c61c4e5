import { type KeyboardEvent, useRef } from 'react';
import { TYPE_AHEAD_RESET } from '../../../contract/constants';

/** The letters typed so far, and the time of the last one (ms). */
export interface Typed {
  letters: string;
  at: number;
}

/** Adds a key pressed at `now` (ms) to the letters typed so far; after a pause of 350 ms or more, a new word begins. */
export function typedWith({ letters, at }: Typed, key: string, now: number): Typed {
  return { letters: (now - at < TYPE_AHEAD_RESET ? letters : '') + key.toLowerCase(), at: now };
}

/**
 * Returns the index of the label that the letters mean, or -1 if there is none: the first label that starts with them, searching
 * from the current one on. A single letter searches from the entry after the current one, so that pressing it again moves on.
 */
export function matchOf(labels: readonly string[], letters: string, current: number): number {
  const from = Math.max(0, letters.length === 1 ? current + 1 : current);
  const order = labels.map((_, at) => (from + at) % labels.length);
  return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(letters)) ?? -1;
}

/** Returns a key handler for a menu's container: typing letters focuses the entry that starts with them. */
export function useTypeAhead() {
  const typed = useRef<Typed>({ letters: '', at: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // MUI's own menus would also handle the letter, with a different timeout.
    event.stopPropagation();
    typed.current = typedWith(typed.current, event.key, event.timeStamp);
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, [role=menuitem]')];
    const labels = entries.map((entry) => entry.textContent ?? '');
    const current = entries.indexOf(document.activeElement as HTMLElement);
    entries[matchOf(labels, typed.current.letters, current)]?.focus();
  };
}
