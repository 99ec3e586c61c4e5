import { expect, it, vi } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { nextStepOf } from './nextStep';

vi.mock('../../session/callApi', () => ({ call: vi.fn() }));

const attempt = { reference: 'PAY-000001', status: 'PENDING', review: null, statusMessage: null } as const;

it.each([
  ['NEW', null, 'pay'],
  ['PAYMENT_PENDING', null, 'pay'],
  ['PAYMENT_PENDING', attempt, 'follow'],
  ['PAYMENT_PENDING', { ...attempt, status: 'NEW' }, 'follow'],
  ['PAYMENT_PENDING', { ...attempt, status: 'FAILED' }, 'reinitiate'],
  ['PAYMENT_PENDING', { ...attempt, status: 'FAILED', review: 'AMOUNT_MISMATCH' }, 'review'],
  ['PAYMENT_PENDING', { ...attempt, review: 'UNRESOLVED' }, 'review'],
  ['PAID', { ...attempt, status: 'SUCCESSFUL', review: 'PAID_TWICE' }, 'none'],
  ['CANCELLED', attempt, 'order-again'],
] as const)('%s with %o: %s', (status, payment, kind) =>
  expect(nextStepOf({ status }, payment, inEnglish.t).kind).toBe(kind),
);

it('says why the last payment failed', () =>
  expect(
    nextStepOf({ status: 'PAYMENT_PENDING' }, { ...attempt, status: 'FAILED', statusMessage: 'No money.' }, inEnglish.t)
      .text,
  ).toContain('PAY-000001: No money.'));
