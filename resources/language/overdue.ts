import { type AnyResource, valueAt } from './defineResource';
import { oneOf } from './kinds';
import type { AnyPath } from './paths';

/** When a record is overdue: one declaration for the mark on its screens, the filter `due`, figures, and their index. */
export interface Overdue<P extends AnyPath = AnyPath> {
  /** Path of the moment after which it is. */
  after: P;
  /** The statuses in which it can be. */
  while: readonly string[];
  /** Path of the field beside which lists show it. */
  shownBy: P;
}

/** The filter by which lists show what is overdue. */
export const DUE_FILTER = { name: 'due', field: oneOf(['OVERDUE'], { label: 'Due' }) } as const;

/** Whether a record is overdue at `now`: not yet at the very moment. */
export function isOverdue({ overdue }: Pick<AnyResource, 'overdue'>, record: object, now: Date): boolean {
  if (!overdue) return false;
  const moment = valueAt(record, overdue.after);
  const isOpen = overdue.while.includes(String(valueAt(record, 'status')));
  return isOpen && typeof moment === 'string' && Date.parse(moment) < now.getTime();
}

/** The same as conditions of a query. */
export const overdueAt = ({ after, while: statuses }: Overdue, now: Date) => [
  { path: 'status', in: statuses },
  { path: after, before: now.toISOString() },
];
