import { describe, expect, it } from 'vitest';
import { ACTIVATION_PAUSES, isStillWanted, nextActivationAfter, nextLookAfter } from './activation';

const NOW = new Date('2026-03-14T09:00:00.000Z');

describe('a network task', () => {
  it('is retried after growing pauses, and then no longer automatically', () => {
    const pauses = ACTIVATION_PAUSES.map((_, index) => nextActivationAfter(index + 1, NOW));
    expect(pauses.map((next) => (next?.getTime() ?? 0) - NOW.getTime())).toEqual([...ACTIVATION_PAUSES]);
    expect([...ACTIVATION_PAUSES].sort((a, b) => a - b)).toEqual([...ACTIVATION_PAUSES]);
    expect(nextActivationAfter(ACTIVATION_PAUSES.length + 1, NOW)).toBeNull();
  });

  it('is looked at again every few minutes while its ONU is due to report, every hour while a person must look, and daily without a device', () => {
    const minutes = (['NEXT_REPORT', 'NO_DEVICE', 'NOT_LINKED', 'NOT_SEEN'] as const).map(
      (wait) => (nextLookAfter(wait, NOW).getTime() - NOW.getTime()) / 60_000,
    );
    expect(minutes).toEqual([5, 24 * 60, 60, 60]);
  });

  it('is performed only if the account is entitled to it', () => {
    expect(isStillWanted('DEACTIVATION', true)).toBe(false);
    expect(isStillWanted('DEACTIVATION', false)).toBe(true);
    for (const type of ['ACTIVATION', 'RENEWAL'] as const) {
      expect(isStillWanted(type, true)).toBe(true);
      expect(isStillWanted(type, false)).toBe(false);
    }
  });
});
