import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_EVENT_TYPES, SUBSCRIPTION_STATUSES } from '../../../contract/statuses';
import { eventSentence, summaryOf } from './explanation';

const END = '2026-04-13T09:00:00.000Z';
const event = { days: 20, endBefore: null, endAfter: null, note: null };
const term = {
  ...{ id: 't', subscriptionNumber: 'SB-000001', durationDays: 30, addedDays: 0, usedSeconds: 0 },
  ...{ paidAt: null, startDate: '2026-03-14T09:00:00.000Z', endDate: END, refundedAt: null },
};

describe('the events of a subscription', () => {
  it.each([
    ['PAUSED', { note: 'Travels.' }, 'It was paused: Travels. 20 days are left; its end is known once it goes on.'],
    ['RESUMED', { days: 1 }, 'It was resumed. 1 day is left, from when the connection is on.'],
    ['RESUMED', { endAfter: END }, 'It was resumed. 20 days are left; it ends on 13 April 2026, 12:00.'],
    ['ENDED', { note: 'given up by the customer' }, 'It was given up by the customer.'],
    ['STATUS_CHANGED', { note: 'CREATED → INACTIVE' }, 'Its status was changed by hand: created → inactive.'],
  ] as const)('%s %o: %s', (type, more, sentence) => {
    expect(eventSentence({ ...event, type, ...more })).toBe(sentence);
  });

  it.each(SUBSCRIPTION_EVENT_TYPES)('%s is explained in a sentence without a raw status', (type) => {
    const sentence = eventSentence({ ...event, type });
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/[A-Z]{2,}/);
  });
});

describe('the reason for a subscription’s end', () => {
  it.each([
    ['ACTIVE', {}, /^It starts on .* and ends on 13 April 2026, 12:00: 30 paid days, 30 in total\.$/],
    ['ACTIVE', { usedSeconds: 86_400 }, /^It went on after a pause on .*, some of them used before the pause\.$/],
    ['INACTIVE', { usedSeconds: 864_000 }, /^It is paused, and 20 days are left of 30 paid days, 30 in total\. /],
    ['CANCELLED', {}, /^It was cancelled before it was paid\.$/],
    ['CANCELLED', { refundedAt: END }, /^It was refunded on 13 April 2026, 12:00 and ended with that\.$/],
    ['TERMINATED', {}, /^It was terminated on 13 April 2026, 12:00, before the end of 30 paid days/],
    ['FORFEITED', { startDate: null, endDate: null }, /^The customer gave it up before it began\.$/],
    ['CREATED', { startDate: null, endDate: null }, /^It has not begun; it lasts 30 paid days, 30 in total\.$/],
    ['CREATED', { startDate: null, endDate: null, usedSeconds: 86_400 }, /^It goes on with 29 of 30 paid days/],
  ] as const)('%s %o: %s', (status, more, sentence) => {
    expect(summaryOf({ ...term, status, ...more })).toMatch(sentence);
  });

  it.each(SUBSCRIPTION_STATUSES)('%s has a sentence', (status) => {
    expect(summaryOf({ ...term, status })).toMatch(/^[A-Z].*\.$/);
  });
});
