/** Milliseconds after the last key, click or turn of the wheel that somebody counts as being at the page. */
const PRESENT = 60_000;

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Tells whether nobody is at the page: neither opened it nor touched anything within the last minute. */
export function watchAttendance(page: EventTarget, now: () => number = Date.now): () => boolean {
  let last = now();
  const note = () => {
    last = now();
  };
  for (const input of INPUTS) page.addEventListener(input, note, { capture: true, passive: true });
  return () => now() - last > PRESENT;
}
