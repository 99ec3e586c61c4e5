import { expect, it } from 'vitest';
import { CLAIM_FINDINGS } from '../../../contract/statuses';
import { inLanguage } from '../../http/inLanguage';
import { activationTodo, claimTodo, notificationTodo, refundTodo } from './paymentExceptions';

it.each([
  [null, 'No activation was asked for'],
  [{ status: 'FAILED', attempts: 3, lastError: 'The ONU is dark.' }, 'Activation failed. The ONU is dark. Activate'],
  [{ status: 'FAILED', attempts: 3, lastError: null }, 'Activation failed. No reason was given.'],
  [{ status: 'PENDING', attempts: 0, lastError: null }, 'Activation is waiting'],
  [{ status: 'PENDING', attempts: 2, lastError: null }, 'after 2 attempts'],
  [
    { status: 'PENDING', attempts: 0, lastError: null, unansweredSince: '2026-03-14T09:00:00.000Z' },
    'cannot be reached',
  ],
] as const)('a paid subscription that is not active, with activation %j', (task, todo) => {
  expect(String(activationTodo(task && { unansweredSince: null, ...task }))).toContain(todo);
});

it.each([
  [{ status: 'REQUESTED' }, 'Approve or reject it'],
  [{ status: 'APPROVED' }, 'Send the refund.'],
  [{ status: 'APPROVED', submittedAt: '2026-03-14T09:00:00.000Z' }, 'no answer came'],
  [{ status: 'APPROVED', lastError: 'in full only' }, 'refused it (in full only)'],
  [{ status: 'SUBMITTED', submittedAt: '2026-03-14T09:00:00.000Z' }, 'Confirm it'],
] as const)('a waiting refund, %j', (task, todo) => {
  expect(String(refundTodo({ submittedAt: null, lastError: null, ...task }))).toContain(todo);
});

it.each([
  [{ outcome: 'COMPLETED', amount: 149_000, currency: 'UGX' }, 'received UGX 149,000 for an order'],
  [{ outcome: 'COMPLETED' }, 'received money for an order'],
  [{ outcome: 'FAILED' }, 'nothing was paid'],
  [{ outcome: 'REFUSED' }, 'gives no details'],
] as const)('says what to do about an unmatched notification, %j', (notification, todo) => {
  const nothing = { outcome: null, amount: null, currency: null };
  expect(String(notificationTodo({ ...nothing, ...notification }))).toContain(todo);
});

it.each(CLAIM_FINDINGS)('says in Kiswahili what to do about a claim that is %s', (finding) => {
  const todo = claimTodo({ finding });
  expect(inLanguage('sw', todo)).not.toBe(String(todo));
});

it('fills the values into the Kiswahili advice', () => {
  const notification = { outcome: 'COMPLETED', amount: 149_000, currency: 'UGX' } as const;
  expect(inLanguage('sw', notificationTodo(notification))).toContain('alipokea UGX 149,000 za agizo');
  const task = { status: 'FAILED', attempts: 3, lastError: null, unansweredSince: null } as const;
  expect(inLanguage('sw', activationTodo(task))).toBe('Uwashaji umeshindikana. Hakuna sababu iliyotolewa. Washa tena.');
});
