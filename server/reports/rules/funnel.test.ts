import { expect, it } from 'vitest';
import { reachedSteps, sourceOf } from './funnel';

it.each([
  [{ agentId: 'a', sellerId: 's', wasReferred: true }, 'AGENT'],
  [{ agentId: null, sellerId: 's', wasReferred: true }, 'REFERRAL'],
  [{ agentId: null, sellerId: 's', wasReferred: false }, 'STAFF'],
  [{ agentId: null, sellerId: null, wasReferred: false }, 'WEBSITE'],
])('a lead with %j comes from %s', (lead, source) => {
  expect(sourceOf(lead)).toBe(source);
});

it('a person who reached a later step counts in the earlier ones', () => {
  expect(reachedSteps([])).toEqual([0, 0, 0, 0, 0]);
  expect(reachedSteps(['lead', 'checked', 'paid', 'installed'])).toEqual([4, 3, 2, 2, 1]);
});
