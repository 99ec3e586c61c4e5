import { manyOf } from './kinds';
import type { AnyPath } from './paths';

/** How the end of a record was followed by the next one of its line: paid by the day it ended, within the grace after it, or not. */
export const RENEWALS = ['ON_TIME', 'LATE', 'NOT_RENEWED'] as const;
export type Renewal = (typeof RENEWALS)[number];

/** Days after the day on which a record ended within which the next one still renews it. */
export const RENEWAL_GRACE_DAYS = 7;

/** Records that follow one another in a line: what makes the filter `renewals` of their lists. */
export interface Succession<P extends AnyPath = AnyPath> {
  /** Path of the reference that all records of a line share. */
  line: P;
  /** Paths of the moments at which a record was paid, ended, and was paid back, which renews nothing. */
  paid: P;
  ended: P;
  refunded: P;
}

/** The filter by which lists show how records were renewed. */
export const RENEWAL_FILTER = { name: 'renewals', field: manyOf(RENEWALS, { label: 'Renewed' }) } as const;
