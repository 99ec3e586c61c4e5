import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { nextStepOf } from './nextStep';

const attempt = { reference: 'PAY-000001', status: 'PENDING', review: null, statusMessage: null } as const;

it.each([
  ['NEW', null, 'pay'],
  ['PAYMENT_PENDING', null, 'pay'],
  ['PAYMENT_PENDING', attempt, 'follow'],
  ['PAYMENT_PENDING', { ...attempt, status: 'NEW' }, 'follow'],
  ['PAYMENT_PENDING', { ...attempt, status: 'FAILED' }, 'reinitiate'],
  ['PAYMENT_PENDING', { ...attempt, status: 'FAILED', review: 'AMOUNT_MISMATCH' }, 'review'],
  ['PAYMENT_PENDING', { ...attempt, review: 'UNRESOLVED' }, 'review'],
  ['CANCELLED', attempt, 'order-again'],
] as const)('order status %s with payment %o gives the step %s', (status, payment, kind) =>
  expect(nextStepOf({ status }, payment, inEnglish.t).kind).toBe(kind),
);

it('says why the last payment failed', () =>
  expect(
    nextStepOf({ status: 'PAYMENT_PENDING' }, { ...attempt, status: 'FAILED', statusMessage: 'No money.' }, inEnglish.t)
      .payment,
  ).toBe('PAY-000001: No money.'));

it.each([
  ['NEW', null, 'To be paid'],
  ['PAYMENT_PENDING', attempt, 'Payment pending'],
  ['PAYMENT_PENDING', { ...attempt, status: 'FAILED' }, 'Payment failed'],
  ['PAYMENT_PENDING', { ...attempt, review: 'UNRESOLVED' }, 'Payment held for review'],
  ['CANCELLED', null, 'Order cancelled'],
  ['CANCELLED', attempt, 'Order cancelled, payment not over'],
] as const)('order status %s with payment %o has the same title as tracking: %s', (status, payment, title) =>
  expect(nextStepOf({ status }, payment, inEnglish.t).title).toBe(title),
);
