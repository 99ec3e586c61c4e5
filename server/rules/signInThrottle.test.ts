import { describe, expect, it } from 'vitest';
import { blockedUntil, FAILURE_WINDOW, MAX_FAILURES } from './signInThrottle';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
/** So many failures, a second apart, the latest a second ago. */
const failures = (count: number) => Array.from({ length: count }, (_, i) => ago((i + 1) * 1_000));

describe('a username', () => {
  it('is open after no and after four failures', () => {
    expect(blockedUntil([], NOW)).toBeNull();
    expect(blockedUntil(failures(MAX_FAILURES - 1), NOW)).toBeNull();
  });

  it('is closed after five failures until the oldest of them is a quarter of an hour old', () => {
    expect(MAX_FAILURES).toBe(5);
    expect(FAILURE_WINDOW).toBe(900_000);
    expect(blockedUntil(failures(5), NOW)).toEqual(new Date('2026-03-14T09:14:55.000Z'));
  });

  it('is still closed a millisecond before the oldest failure leaves the window, and open as it leaves', () => {
    const four = failures(4);
    expect(blockedUntil([...four, ago(FAILURE_WINDOW - 1)], NOW)).toEqual(new Date(NOW.getTime() + 1));
    expect(blockedUntil([...four, ago(FAILURE_WINDOW)], NOW)).toBeNull();
    expect(blockedUntil([...four, ago(FAILURE_WINDOW + 1)], NOW)).toBeNull();
  });

  it('after more than five is closed by the latest five, in whatever order they come', () => {
    const many = failures(8);
    expect(blockedUntil(many, NOW)).toEqual(new Date('2026-03-14T09:14:55.000Z'));
    expect(blockedUntil([...many].reverse(), NOW)).toEqual(new Date('2026-03-14T09:14:55.000Z'));
    expect(many).toEqual(failures(8));
  });

  it('is closed for less than the window, never for longer', () => {
    const atOnce = Array.from({ length: 5 }, () => NOW);
    expect(blockedUntil(atOnce, NOW)).toEqual(new Date(NOW.getTime() + FAILURE_WINDOW));
  });
});
