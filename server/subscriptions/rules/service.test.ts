import { describe, expect, it } from 'vitest';
import { servedShare, serviceAt } from './service';

const DAY = 86_400;
const term = {
  status: 'ACTIVE',
  startDate: '2026-03-01T09:00:00.000Z',
  endDate: '2026-03-31T09:00:00.000Z',
  durationDays: 30,
  addedDays: 0,
  usedSeconds: 0,
} as const;
const at = (moment: string) => new Date(moment);

describe('the service of a subscription', () => {
  it('runs from its start to its end, to the second', () => {
    expect(serviceAt(term, at('2026-02-27T09:00:00Z'))).toEqual({ used: 0, left: 30 * DAY });
    expect(serviceAt(term, at('2026-03-01T09:00:01Z'))).toEqual({ used: 1, left: 30 * DAY - 1 });
    expect(serviceAt(term, at('2026-03-31T08:59:59Z'))).toEqual({ used: 30 * DAY - 1, left: 1 });
    expect(serviceAt(term, at('2026-03-31T09:00:00Z'))).toEqual({ used: 30 * DAY, left: 0 });
  });

  it('stops while it is paused, and continues where it stopped', () => {
    const paused = { ...term, status: 'INACTIVE', startDate: null, endDate: null, usedSeconds: 10 * DAY } as const;
    expect(serviceAt(paused, at('2026-05-01T09:00:00Z'))).toEqual({ used: 10 * DAY, left: 20 * DAY });
    const goesOn = {
      ...paused,
      status: 'ACTIVE',
      startDate: '2026-06-01T09:00:00Z',
      endDate: '2026-06-21T09:00:00Z',
    } as const;
    expect(serviceAt(goesOn, at('2026-06-02T09:00:00Z'))).toEqual({ used: 11 * DAY, left: 19 * DAY });
  });

  it('has more remaining time if days were added, without using more', () => {
    const longer = { ...term, addedDays: 5, endDate: '2026-04-05T09:00:00.000Z' };
    expect(serviceAt(longer, at('2026-03-11T09:00:00Z'))).toEqual({ used: 10 * DAY, left: 25 * DAY });
  });

  it('is over once it is ended early, not before', () => {
    const ended = { ...term, status: 'TERMINATED', endDate: '2026-03-10T09:00:00.000Z' } as const;
    expect(serviceAt(ended, at('2026-03-10T08:00:00Z'))).toBeNull();
    expect(serviceAt(ended, at('2026-03-10T09:00:00Z'))).toEqual({ used: 30 * DAY, left: 0 });
    const unbegun = { ...term, status: 'FORFEITED', startDate: null, endDate: null } as const;
    expect(serviceAt(unbegun, at('2026-03-02T09:00:00Z'))).toEqual({ used: 30 * DAY, left: 0 });
  });

  it.each(['NEW', 'PENDING', 'INITIATED', 'CANCELLED'] as const)('earns nothing if it is %s', (status) => {
    expect(serviceAt({ ...term, status }, at('2026-03-10T09:00:00Z'))).toBeNull();
  });
});

describe('the earned share', () => {
  it('is the time since the last run divided by the time that remained then', () => {
    expect(servedShare(30_000, 0, { used: DAY, left: 29 * DAY })).toBe(1_000);
    expect(servedShare(29_000, DAY, { used: 2 * DAY, left: 28 * DAY })).toBe(1_000);
    expect(servedShare(20_000, 10 * DAY, { used: 11 * DAY, left: 24 * DAY })).toBe(800);
  });

  it('is zero without service, and complete at the end', () => {
    expect(servedShare(30_000, DAY, { used: DAY, left: 29 * DAY })).toBe(0);
    expect(servedShare(30_000, 2 * DAY, { used: DAY, left: 29 * DAY })).toBe(0);
    expect(servedShare(7, 29 * DAY, { used: 30 * DAY, left: 0 })).toBe(7);
  });
});
