import { describe, expect, it } from 'vitest';
import { readStatus } from './paymentStatus';

const ID = '00000000-0000-4000-8000-000000000001';
const noError = { error_type: null, code: null, message: null };
const notFound = { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' };
const read = (answer: unknown, httpStatus = 200) => readStatus({ httpStatus, body: answer, secrets: [] }, ID);
const body = (overrides: object) => ({
  status_code: 1,
  error: noError,
  status: '200',
  order_tracking_id: ID,
  ...overrides,
});

describe('readStatus', () => {
  it.each([
    [1, 'Completed', 'COMPLETED'],
    [1, 'COMPLETED', 'COMPLETED'],
    [2, 'failed', 'FAILED'],
    [3, 'rEversed', 'REVERSED'],
    [0, 'INVALID', 'PENDING'],
    [0, 'Completed', 'PENDING'],
    ['1', 'Completed', 'COMPLETED'],
    [1, null, 'COMPLETED'],
    [null, 'Completed', 'COMPLETED'],
    [null, 'Pending', 'PENDING'],
  ])('reads code %s with description %s as %s', (status_code, payment_status_description, outcome) => {
    expect(read(body({ status_code, payment_status_description })).outcome).toBe(outcome);
  });

  it.each([
    ['code 0', { status_code: 0, status: '500', error: notFound }],
    ['no code', { status_code: undefined, status: '500', error: notFound }],
    ['code 0 and a bare status 500', { status_code: 0, status: '500', error: null }],
  ])('reads "not paid yet" with %s as PENDING', (_case, overrides) => {
    expect(read(body(overrides)).outcome).toBe('PENDING');
  });

  it.each([
    ['code and description that disagree', { payment_status_description: 'Failed' }, 'contradictory_status'],
    ['a code nobody documented', { status_code: 7 }, 'contradictory_status'],
    ['paid and not found at once', { error: notFound, status: '500' }, 'contradictory_status'],
    ['another order', { order_tracking_id: ID.replace('1', '2') }, 'other_order'],
    ['an amount that is no number', { amount: 'lots' }, 'unreadable_answer'],
  ])('concludes nothing from %s', (_case, overrides, code) => {
    expect(() => read(body(overrides))).toThrow(expect.objectContaining({ kind: 'unreachable', code }));
  });

  it('concludes nothing from a response without JSON, whatever its HTTP status', () => {
    for (const status of [200, 500, 502]) {
      expect(() => read(undefined, status)).toThrow(expect.objectContaining({ kind: 'unreachable' }));
    }
  });

  it('accepts no payment from an answer with an error or a status other than "200"', () => {
    const error = { error_type: 'api_error', code: 'other', message: '' };
    expect(() => read(body({ error }))).toThrow(expect.objectContaining({ kind: 'refused', code: 'other' }));
    expect(() => read(body({ status: '500' }))).toThrow(
      expect.objectContaining({ kind: 'refused', code: 'status_500' }),
    );
  });

  it('returns null for missing or empty values', () => {
    expect(read(body({ confirmation_code: '' }))).toMatchObject({
      amount: null,
      currency: null,
      confirmationCode: null,
    });
  });
});
