import { expect, it } from 'vitest';
import { watchAttendance } from './attendance';

it('a page is unattended one minute after it was opened, and one minute after each input', () => {
  const page = new EventTarget();
  let now = 1_000;
  const isUnattended = watchAttendance(page, () => now);
  const later = (milliseconds: number) => {
    now += milliseconds;
    return isUnattended();
  };
  expect([later(60_000), later(1)]).toEqual([false, true]);
  page.dispatchEvent(new Event('keydown'));
  expect([later(60_000), later(1)]).toEqual([false, true]);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(later(0)).toBe(true);
});
