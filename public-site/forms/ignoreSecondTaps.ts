/** Milliseconds and pixels between the taps of a double tap. */
const SOON = 500;
const NEAR = 24;

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('a, button, input, label, select, summary, [role]') ?? target) : null;

/**
 * Ignores the second tap of a double tap if something else has moved under the finger since the first one: it was meant for what
 * the first tap has done. Clicks of the keyboard and of screen readers have no position and always count.
 */
export function ignoreSecondTaps(page: Pick<Document, 'addEventListener'>): void {
  let last: { at: number; x: number; y: number; control: Element | null } | null = null;
  const isSecond = ({ timeStamp, clientX, clientY, target }: MouseEvent) =>
    last !== null &&
    timeStamp - last.at < SOON &&
    Math.hypot(clientX - last.x, clientY - last.y) < NEAR &&
    controlAt(target) !== last.control;
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      if (isSecond(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const { timeStamp: at, clientX: x, clientY: y, target } = event;
      last = { at, x, y, control: controlAt(target) };
    },
    { capture: true },
  );
}
