import { expect, it } from 'vitest';
import { endedWithin, endingWithin } from './expiring';

const NOW = new Date('2026-03-14T09:00:00.000Z');

it('ends of the coming days are those of active subscriptions from this moment on', () =>
  expect(endingWithin(3, NOW)).toEqual({
    statuses: ['ACTIVE'],
    from: '2026-03-14T09:00:00.000Z',
    before: '2026-03-17T09:00:00.000Z',
  }));

it('ends of the last days are those up to this moment, marked as expired or not', () =>
  expect(endedWithin(3, NOW)).toEqual({
    statuses: ['ACTIVE', 'EXPIRED'],
    from: '2026-03-11T09:00:00.000Z',
    before: '2026-03-14T09:00:00.000Z',
  }));
