/** How long the user counts as present after the last key press, click or scroll, ms. */
const PRESENT = 60_000;

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Returns a function that tells whether the page is unattended: not opened and without input within the last minute. */
export function watchAttendance(page: EventTarget, now: () => number = Date.now): () => boolean {
  let last = now();
  const note = () => {
    last = now();
  };
  for (const input of INPUTS) page.addEventListener(input, note, { capture: true, passive: true });
  return () => now() - last > PRESENT;
}
