import { beforeEach, expect, it, vi } from 'vitest';
import { ignoreSecondTaps } from './ignoreSecondTaps';

const clicked = vi.fn();
let send: HTMLElement;
let other: HTMLElement;
beforeEach(() => {
  const page = document.createElement('div');
  page.innerHTML = '<button id="send"><span>Send</span></button><button id="other">Check another place</button>';
  document.body.replaceChildren(page);
  ignoreSecondTaps(page as unknown as Document);
  clicked.mockReset();
  page.addEventListener('click', ({ target }) => clicked((target as HTMLElement).closest('button')?.id));
  [send, other] = [...page.querySelectorAll<HTMLElement>('button')] as [HTMLElement, HTMLElement];
});

/** Clicks at a moment (in milliseconds) and a place, as a finger does. */
function tap(on: HTMLElement, at: number, [clientX, clientY] = [100, 100], detail = 1) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}
const taps = () => clicked.mock.calls.map(([id]) => id);

it('ignores the second tap if another control has moved under the finger', () => {
  tap(send, 0);
  expect(tap(other, 499, [110, 110])).toBe(true);
  expect(taps()).toEqual(['send']);
});

it('passes a tap later, elsewhere, or on the same control', () => {
  tap(send, 0);
  tap(send.firstElementChild as HTMLElement, 100);
  tap(other, 200, [100, 130]);
  tap(send, 700, [100, 130]);
  expect(taps()).toEqual(['send', 'send', 'other', 'send']);
});

it('passes clicks of the keyboard', () => {
  tap(send, 0);
  expect(tap(other, 10, [100, 100], 0)).toBe(false);
});
