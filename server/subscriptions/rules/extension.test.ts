import { describe, expect, it } from 'vitest';
import { checkExtension } from './extension';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const SETTINGS = { maxDays: 7, maxExtensions: 3, graceDays: 7, allowed: true };
const ACTIVE = { status: 'ACTIVE', endDate: '2026-03-31T09:00:00.000Z' } as const;
type Wish = Parameters<typeof checkExtension>[0];
const asked =
  (more: Partial<Wish>, settings: Partial<typeof SETTINGS> = {}, now = NOW) =>
  () =>
    checkExtension({ days: 1, given: 0, subscription: ACTIVE, ...more }, { ...SETTINGS, ...settings }, now);

describe('an extension', () => {
  it('is limited to the days and the number in the settings', () => {
    expect(asked({ days: 7, given: 2 })).not.toThrow();
    expect(asked({ days: 8 })).toThrow('days must be at most 7');
    expect(asked({ given: 3 })).toThrow('extended 3 times already');
    expect(asked({}, { allowed: false })).toThrow('Extensions are switched off.');
  });

  it.each([
    ['2026-03-21T09:00:00.000Z', true],
    ['2026-03-21T09:00:00.001Z', false],
  ])('is possible after the end until the grace period is over: %s', (moment, possible) => {
    const subscription = { status: 'EXPIRED', endDate: '2026-03-14T09:00:00.000Z' } as const;
    const result = expect(asked({ subscription }, {}, new Date(moment)));
    if (possible) result.not.toThrow();
    else result.toThrow('ended more than 7 days ago');
  });

  it('requires a paid subscription that was not forfeited', () => {
    expect(asked({ subscription: { status: 'CREATED', endDate: null } })).not.toThrow();
    for (const status of ['NEW', 'INITIATED', 'INACTIVE', 'CANCELLED', 'TERMINATED', 'FORFEITED'] as const)
      expect(asked({ subscription: { ...ACTIVE, status } })).toThrow(
        `A subscription that is ${status.toLowerCase()} cannot be extended.`,
      );
  });
});
