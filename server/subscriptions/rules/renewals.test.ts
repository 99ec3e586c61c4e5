import { expect, it } from 'vitest';
import { renewalDeadline, renewalOf } from './renewals';

// 14 March 2026 in Kampala begins at 21:00 UTC on the previous day.
it.each([
  ['2026-03-13T21:00:00.000Z', '2026-03-14T21:00:00.000Z'],
  ['2026-03-14T09:00:00.000Z', '2026-03-14T21:00:00.000Z'],
  ['2026-03-14T20:59:59.999Z', '2026-03-14T21:00:00.000Z'],
  ['2026-03-14T21:00:00.000Z', '2026-03-15T21:00:00.000Z'],
])('a subscription that ends at %s can be renewed on time until %s', (end, deadline) => {
  expect(renewalDeadline(end)).toBe(deadline);
});

it.each([
  ['long before the end', '2026-02-20T09:00:00.000Z', 'ON_TIME'],
  ['after the end, on its day', '2026-03-14T20:59:59.999Z', 'ON_TIME'],
  ['at the midnight after it', '2026-03-14T21:00:00.000Z', 'LATE'],
  ['on the seventh day after it', '2026-03-21T20:59:59.999Z', 'LATE'],
  ['on the eighth day after it', '2026-03-21T21:00:00.000Z', 'NOT_RENEWED'],
  ['never', null, 'NOT_RENEWED'],
])('classifies a renewal that is paid %s', (_, paidAt, renewal) => {
  expect(renewalOf('2026-03-14T09:00:00.000Z', paidAt)).toBe(renewal);
});
