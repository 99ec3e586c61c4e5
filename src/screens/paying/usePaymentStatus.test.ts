import { expect, it, vi } from 'vitest';
import { isOver, pauseAfter } from './usePaymentStatus';

vi.mock('../../session/callApi', () => ({ call: vi.fn() }));

it.each([
  ['SUCCESSFUL', false, true],
  ['FAILED', false, true],
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['NEW', false, false],
] as const)('%s, held %s: over %s', (status, held, over) => expect(isOver({ status, held })).toBe(over));

it('asks soon at first, then every quarter of a minute', () =>
  expect([0, 1, 5, 13, 14, 99].map(pauseAfter)).toEqual([2_000, 3_000, 7_000, 15_000, 15_000, 15_000]));
