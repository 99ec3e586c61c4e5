import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import { currentOf, isActivatable, isActiveOrWaiting, isExtensible, isOwed } from './Subscription';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const one = (status: Subscription['status'], startDate: string | null = null) =>
  ({ id: status, status, startDate }) as Subscription;

describe('the subscription that staff mean', () => {
  it('is the active one, or else the one that should be, that waits, that is held back, or that expired last', () => {
    const [active, due, next, held, ended, older] = [
      one('ACTIVE'),
      one('CREATED'),
      one('CREATED', '2026-04-01T09:00:00.000Z'),
      one('INACTIVE'),
      one('EXPIRED'),
      { ...one('EXPIRED'), id: 'older' },
    ];
    expect(currentOf([ended, next, active, due], NOW)).toBe(active);
    expect(currentOf([ended, next, due], NOW)).toBe(due);
    expect(currentOf([ended, held, next], NOW)).toBe(next);
    expect(currentOf([ended, held], NOW)).toBe(held);
    expect(currentOf([one('CANCELLED'), ended, older], NOW)).toBe(ended);
    expect(currentOf([one('NEW')], NOW)).toBeUndefined();
    const terminated = { ...one('TERMINATED'), startDate: '2026-02-01T00:00:00.000Z' };
    expect(currentOf([one('TERMINATED'), terminated, ended], NOW)).toBe(terminated);
  });
});

it('can be activated once its start time has come, but not without a device', () => {
  expect(isActivatable(one('CREATED', '2026-03-14T09:00:00.000Z'), NOW)).toBe(true);
  expect(isActivatable(one('CREATED', '2026-03-14T09:00:00.001Z'), NOW)).toBe(false);
  expect(isActivatable(one('ACTIVE'), NOW)).toBe(false);
  expect(isActivatable({ ...one('CREATED'), waitingFor: 'NOT_LINKED' }, NOW)).toBe(true);
  expect(isActivatable({ ...one('CREATED'), waitingFor: 'NO_DEVICE' }, NOW)).toBe(false);
});

it('can be transferred, can be extended or is unpaid, by its status', () => {
  expect([one('ACTIVE'), one('CREATED'), one('EXPIRED')].map(isActiveOrWaiting)).toEqual([true, true, false]);
  expect([one('EXPIRED'), one('TERMINATED')].map(isExtensible)).toEqual([true, false]);
  expect([one('NEW'), one('INITIATED'), one('CREATED'), one('CANCELLED')].map(isOwed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
