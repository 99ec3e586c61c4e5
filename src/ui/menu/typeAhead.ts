import { type KeyboardEvent, useRef } from 'react';
import { TYPE_AHEAD_RESET } from '../../../contract/constants';

/** The letters typed so far, and when the last of them was (ms). */
export interface Typed {
  letters: string;
  at: number;
}

/** What has been typed with one key more at `now` (ms): a pause of 350 ms or more begins a new word. */
export function typedWith({ letters, at }: Typed, key: string, now: number): Typed {
  return { letters: (now - at < TYPE_AHEAD_RESET ? letters : '') + key.toLowerCase(), at: now };
}

/**
 * Which of the labels the letters mean: the first that begins with them, looked for from the current one on, and behind
 * it if there is only one letter, so that pressing it again goes on to the next. -1 where none does.
 */
export function matchOf(labels: readonly string[], letters: string, current: number): number {
  const from = Math.max(0, letters.length === 1 ? current + 1 : current);
  const order = labels.map((_, at) => (from + at) % labels.length);
  return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(letters)) ?? -1;
}

/** For a menu's container: letters move the focus to the entry that begins with them. */
export function useTypeAhead() {
  const typed = useRef<Typed>({ letters: '', at: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // The component library's own menus would count the letter too, by another clock.
    event.stopPropagation();
    typed.current = typedWith(typed.current, event.key, event.timeStamp);
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, [role=menuitem]')];
    const labels = entries.map((entry) => entry.textContent ?? '');
    const current = entries.indexOf(document.activeElement as HTMLElement);
    entries[matchOf(labels, typed.current.letters, current)]?.focus();
  };
}
