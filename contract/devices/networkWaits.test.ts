import { expect, it } from 'vitest';
import { isNotSeen } from './networkWaits';

it('a device is not seen after a day without a report, or without any', () => {
  const now = new Date('2026-11-27T09:00:00.000Z');
  expect(isNotSeen('2026-11-26T09:00:00.001Z', now)).toBe(false);
  expect(isNotSeen('2026-11-26T09:00:00.000Z', now)).toBe(true);
  expect([isNotSeen(null, now), isNotSeen('NOW', now)]).toEqual([true, true]);
});
