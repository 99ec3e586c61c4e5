import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES, WORK_ORDER_STATUSES } from './statuses';
import { ACCOUNT_TRANSITIONS } from './subscriptions/accountStatus';
import { SUBSCRIPTION_TRANSITIONS } from './subscriptions/subscriptionStatus';
import { transitionRefusal } from './transitions';
import { WORK_ORDER_TRANSITIONS } from './workOrders/workOrderStatus';

describe('a status that is changed by hand', () => {
  it('may stay the same or change to one that its rule lists', () => {
    expect(transitionRefusal(WORK_ORDER_TRANSITIONS, 'Work order', 'CLOSED', 'CLOSED')).toBeNull();
    expect(transitionRefusal(WORK_ORDER_TRANSITIONS, 'Work order', 'NEW', 'ACTIVE')).toBeNull();
  });

  it('is refused in words, with the allowed statuses', () => {
    expect(transitionRefusal(WORK_ORDER_TRANSITIONS, 'Work order', 'CLOSED', 'NEW')).toMatchObject({
      code: 'conflict',
      message: 'This work order is closed. Its status can’t be changed by hand.',
      errors: { status: 'can’t be changed by hand' },
    });
    expect(transitionRefusal(ACCOUNT_TRANSITIONS, 'Account', 'SUSPENDED', 'NEW')?.message).toBe(
      'This account is suspended. It can become active, inactive or terminated.',
    );
    expect(transitionRefusal(ACCOUNT_TRANSITIONS, 'Account', 'TRANSFERRED', 'ACTIVE')?.message).toBe(
      'This account is transferred. It can become terminated.',
    );
  });

  it('of a subscription can change only as its lifecycle allows staff to', () => {
    expect(transitionRefusal(SUBSCRIPTION_TRANSITIONS, 'Subscription', 'ACTIVE', 'INACTIVE')).toBeNull();
    expect(transitionRefusal(SUBSCRIPTION_TRANSITIONS, 'Subscription', 'ACTIVE', 'EXPIRED')?.message).toBe(
      'This subscription is active. It can become inactive, forfeited or terminated.',
    );
  });
});

describe('the lifecycle of an account', () => {
  it('ends for good when it is terminated', () => {
    expect(ACCOUNT_TRANSITIONS.TERMINATED).toEqual([]);
    for (const from of ACCOUNT_STATUSES.filter((status) => status !== 'TERMINATED'))
      expect(ACCOUNT_TRANSITIONS[from]).toContain('TERMINATED');
  });

  it('resumes only from SUSPENDED, and never becomes NEW or TRANSFERRED by hand', () => {
    for (const from of ACCOUNT_STATUSES) {
      expect(ACCOUNT_TRANSITIONS[from]).not.toContain('NEW');
      expect(ACCOUNT_TRANSITIONS[from]).not.toContain('TRANSFERRED');
      expect(ACCOUNT_TRANSITIONS[from].includes('ACTIVE')).toBe(from === 'SUSPENDED');
      expect(ACCOUNT_TRANSITIONS[from].includes('SUSPENDED')).toBe(['NEW', 'ACTIVE', 'INACTIVE'].includes(from));
    }
  });
});

describe('the lifecycle of a work order', () => {
  it('never goes back to NEW, and never leaves CLOSED', () => {
    for (const from of WORK_ORDER_STATUSES) expect(WORK_ORDER_TRANSITIONS[from]).not.toContain('NEW');
    expect(WORK_ORDER_TRANSITIONS.CLOSED).toEqual([]);
  });

  it('can be closed from every other status', () => {
    for (const from of WORK_ORDER_STATUSES.filter((status) => status !== 'CLOSED'))
      expect(WORK_ORDER_TRANSITIONS[from]).toContain('CLOSED');
  });
});
