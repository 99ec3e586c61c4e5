import { expect, it } from 'vitest';
import { WORK_ORDER_STATUSES } from '../../contract/statuses';
import { accounts } from '../accounts/accounts';
import { workOrders } from '../workOrders/workOrders';
import { isOverdue } from './overdue';

const END = '2026-03-14T09:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(END) + milliseconds);
const order = (status: string, visitEndsAt: string | null = END) => ({ status, visitEndsAt });

it.each([
  [-1, false],
  [0, false],
  [1, true],
])('a visit whose time ended %i ms ago is overdue: %s', (milliseconds, overdue) =>
  expect(isOverdue(workOrders, order('NEW'), at(milliseconds))).toBe(overdue),
);

it.each(WORK_ORDER_STATUSES)('a %s work order is overdue only while a visit is still needed', (status) => {
  const isOpen = status !== 'CLOSED' && status !== 'NOT_FEASIBLE';
  expect(isOverdue(workOrders, order(status), at(1))).toBe(isOpen);
});

it('a visit without a plan is not overdue, and neither is a record without a declaration', () => {
  expect(isOverdue(workOrders, order('NEW', null), at(1))).toBe(false);
  expect(isOverdue(accounts, order('NEW'), at(1))).toBe(false);
});
