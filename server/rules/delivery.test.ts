import { describe, expect, it } from 'vitest';
import { DELIVERY_PAUSES, nextAttemptAfter } from './delivery';

const NOW = new Date('2026-03-14T09:00:00.000Z');

describe('the next attempt to deliver a message', () => {
  it.each([
    [1, '2026-03-14T09:00:10.000Z'],
    [2, '2026-03-14T09:01:00.000Z'],
    [3, '2026-03-14T09:10:00.000Z'],
    [4, '2026-03-14T10:00:00.000Z'],
    [5, '2026-03-14T15:00:00.000Z'],
  ])('after %i is at %s', (attempts, at) => {
    expect(nextAttemptAfter(attempts, NOW)?.toISOString()).toBe(at);
  });

  it.each([6, 7, 1_000, 0, -1])('after %i there is none', (attempts) => {
    expect(nextAttemptAfter(attempts, NOW)).toBeNull();
    expect(DELIVERY_PAUSES).toHaveLength(5);
  });
});
