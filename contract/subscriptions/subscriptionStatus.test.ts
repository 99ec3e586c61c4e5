import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '../statuses';
import { choicesOf, mayBecome } from './subscriptionStatus';

describe('the lifecycle of a subscription', () => {
  it('goes from order to payment, activation and end', () => {
    const life = ['NEW', 'PENDING', 'INITIATED', 'CREATED', 'ACTIVE', 'EXPIRED'] as const;
    for (const [index, from] of life.entries()) {
      const to = life[index + 1];
      if (to) expect(mayBecome(from, to), `${from} → ${to}`).toBe(true);
    }
  });

  it('never goes back from paid to unpaid, and never leaves CANCELLED', () => {
    for (const from of ['CREATED', 'INACTIVE', 'ACTIVE', 'EXPIRED', 'TERMINATED', 'FORFEITED', 'CANCELLED'] as const)
      for (const to of ['NEW', 'PENDING', 'INITIATED'] as const) expect(mayBecome(from, to)).toBe(false);
    for (const to of SUBSCRIPTION_STATUSES) expect(mayBecome('CANCELLED', to)).toBe(false);
  });

  it('starts and ends only by payment, network and time, not by hand', () => {
    for (const from of SUBSCRIPTION_STATUSES) {
      const choices = choicesOf(from);
      expect(choices).not.toContain('ACTIVE');
      expect(choices).not.toContain('EXPIRED');
      if (from !== 'INACTIVE') expect(choices).not.toContain('CREATED');
      for (const to of choices) expect(mayBecome(from, to)).toBe(true);
    }
  });

  it('lets staff cancel an unpaid subscription, and pause, forfeit or terminate a paid one', () => {
    expect(choicesOf('INITIATED')).toEqual(['CANCELLED']);
    expect(choicesOf('CREATED')).toEqual(['INACTIVE', 'FORFEITED', 'TERMINATED']);
    expect(choicesOf('INACTIVE')).toEqual(['CREATED', 'FORFEITED', 'TERMINATED']);
    expect(choicesOf('ACTIVE')).toEqual(['INACTIVE', 'FORFEITED', 'TERMINATED']);
    expect(choicesOf('EXPIRED')).toEqual([]);
  });
});
