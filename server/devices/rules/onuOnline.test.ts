import { describe, expect, it } from 'vitest';
import { isOnuOnline } from './onuOnline';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

describe('an ONU is online', () => {
  it.each([
    [ago(0), 60, true],
    [ago(120_000), 60, true],
    [ago(120_001), 60, false],
    [ago(600_000), null, true],
    [ago(600_001), null, false],
    [ago(600_000), 0, true],
    [ago(600_001), 0, false],
    // Its clock, or the manager's, may be slightly ahead of ours.
    [ago(-5_000), 60, true],
    [null, 60, false],
  ])('last seen at %s, reporting every %s s: %s', (lastInform, interval, online) => {
    expect(isOnuOnline(lastInform, interval, NOW)).toBe(online);
  });
});
