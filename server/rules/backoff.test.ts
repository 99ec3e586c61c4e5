import { describe, expect, it } from 'vitest';
import { nextTryAfter } from './backoff';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const BOUNDS = { least: 15_000, most: 300_000 };
const pauseAfter = (waited: number) =>
  nextTryAfter(new Date(NOW.getTime() - waited), NOW, BOUNDS).getTime() - NOW.getTime();

describe('the pause before the next attempt', () => {
  it.each([
    [0, 15_000],
    [14_999, 15_000],
    [15_000, 15_000],
    [15_001, 15_001],
    [299_999, 299_999],
    [300_000, 300_000],
    [300_001, 300_000],
    [86_400_000, 300_000],
  ])('after %i ms without an answer is %i ms', (waited, pause) => {
    expect(pauseAfter(waited)).toBe(pause);
  });

  it('is the shortest one if the clock was set back', () => {
    expect(pauseAfter(-60_000)).toBe(15_000);
  });
});
