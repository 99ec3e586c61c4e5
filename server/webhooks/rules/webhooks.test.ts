import { describe, expect, it } from 'vitest';
import { answerProblem, isToPause, nextDeliveryAfter } from './webhooks';

const NOW = new Date('2026-03-14T09:00:00.000Z');

describe('a failed delivery', () => {
  it.each([
    [1, '2026-03-14T09:00:10.000Z'],
    [2, '2026-03-14T09:01:00.000Z'],
    [3, '2026-03-14T09:05:00.000Z'],
    [4, '2026-03-14T09:30:00.000Z'],
    [5, '2026-03-14T11:00:00.000Z'],
    [6, '2026-03-14T21:00:00.000Z'],
    [7, null],
  ])('is due after attempt %i at %s', (attempts, due) => {
    expect(nextDeliveryAfter(attempts, NOW)?.toISOString() ?? null).toBe(due);
  });
});

it('pauses a webhook after three days, to the millisecond', () => {
  expect(isToPause('2026-03-11T09:00:00.001Z', NOW)).toBe(false);
  expect(isToPause('2026-03-11T09:00:00.000Z', NOW)).toBe(true);
});

it('accepts every 2xx answer and no other', () => {
  expect([200, 201, 204, 299].map(answerProblem)).toEqual([null, null, null, null]);
  expect([199, 300, 302, 400, 500].filter((status) => answerProblem(status) === null)).toEqual([]);
  expect(answerProblem(302)).toBe('The receiver answered 302. Redirects are not followed.');
});
