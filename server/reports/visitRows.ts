import { workOrders } from '../../resources/workOrders/workOrders';
import { dayAfter } from '../rules/days';
import type { ComputeRows } from './ComputeRows';
import { groupedBy, namedRows, sortedRows } from './groups';
import { outputOf, REPEATED_WITHIN_DAYS } from './rules/visits';

const FIELDS = [
  ...(['id', 'accountId', 'type', 'visitDate', 'visitEndsAt', 'startedAt', 'endedAt', 'assigneeId'] as const),
] as const;

/** Computes the output of each technician on some days; earlier visits tell which ones are repeated. */
export const visitRows: ComputeRows = async ({ store }, days) => {
  const done = await store.pick(workOrders, FIELDS, {
    where: [
      { path: 'status', in: ['CLOSED'] },
      { path: 'visitDate', from: dayAfter(days.from, -REPEATED_WITHIN_DAYS), before: dayAfter(days.to, 1) },
    ],
  });
  const theirs = done.filter(({ visitDate }) => visitDate !== null && visitDate >= days.from);
  const groups = groupedBy(theirs, ({ assigneeId }) => assigneeId);
  const rows = [...groups].map(([key, visits]) => ({ key, values: outputOf(visits, done) }));
  return namedRows(store, sortedRows(rows), days, 'users');
};
