import { type AnyResource, valueAt } from './defineResource';
import { oneOf } from './kinds';
import type { Overdue } from './ResourceDeclaration';

/** The filter for overdue records. */
export const DUE_FILTER = { name: 'due', field: oneOf(['OVERDUE'], { label: 'Due' }) } as const;

/** Returns whether a record is overdue at `now`; at exactly its moment it is not yet. */
export function isOverdue({ overdue }: Pick<AnyResource, 'overdue'>, record: object, now: Date): boolean {
  if (!overdue) return false;
  const moment = valueAt(record, overdue.after);
  const isOpen = overdue.while.includes(String(valueAt(record, 'status')));
  return isOpen && typeof moment === 'string' && Date.parse(moment) < now.getTime();
}

/** Returns the same as query conditions. */
export const overdueAt = ({ after, while: statuses }: Overdue, now: Date) => [
  { path: 'status', in: statuses },
  { path: after, before: now.toISOString() },
];
