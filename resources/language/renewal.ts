import { manyOf } from './kinds';
import type { AnyPath } from './paths';

/**
 * How a record was followed by the next one of its line: paid by the end of the day it ended, within the grace period, or not.
 */
export const RENEWALS = ['ON_TIME', 'LATE', 'NOT_RENEWED'] as const;
export type Renewal = (typeof RENEWALS)[number];

/** The days after the end of a record within which the next one still renews it. */
export const RENEWAL_GRACE_DAYS = 7;

/** Records that follow each other in a line; it adds the filter `renewals` to their lists. */
export interface Succession<P extends AnyPath = AnyPath> {
  /** The path of the reference that all records of a line share. */
  line: P;
  /** The paths of the moments when a record was paid, ended, and was refunded; a refunded record renews nothing. */
  paid: P;
  ended: P;
  refunded: P;
}

/** The filter of lists by renewal. */
export const RENEWAL_FILTER = { name: 'renewals', field: manyOf(RENEWALS, { label: 'Renewed' }) } as const;
