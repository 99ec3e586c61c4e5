import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from one row's opening link to the next one's, Home and End to the first and the last; Enter opens. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const current = links.findIndex((link) => link.closest('[data-row]')?.contains(event.target as Node));
  const target =
    event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : current + (STEPS[event.key] ?? Number.NaN);
  if (current < 0 || !links[target]) return;
  event.preventDefault();
  links[target].focus();
}
