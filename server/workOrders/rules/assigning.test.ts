import { expect, it } from 'vitest';
import { WORK_ORDER_STATUSES } from '../../../contract/statuses';
import { againstGiving, workOrderAssigningRefusal } from './assigning';

const caller = (scope: 'ALL' | 'OWN') => ({ userId: 'ann', held: new Map([['Update Work Orders', scope] as const]) });

it.each([
  ['ALL', 'ben', null],
  ['ALL', null, null],
  ['OWN', 'ann', null],
  ['OWN', 'ben', 'must be yourself'],
  ['OWN', null, 'must be yourself'],
] as const)('with a role for %s records, assigning a visit to %s is answered with %s', (scope, assigneeId, refusal) =>
  expect(againstGiving(caller(scope), assigneeId)?.errors?.assigneeId ?? null).toBe(refusal),
);

it.each(WORK_ORDER_STATUSES)('a work order that is %s can be assigned unless it is closed', (status) =>
  expect(workOrderAssigningRefusal(status)?.code ?? null).toBe(status === 'CLOSED' ? 'conflict' : null),
);
