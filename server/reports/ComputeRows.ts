import type { Days } from '../../resources/metrics/Figure';
import type { ReportRow } from '../../resources/reports/Report';
import type { Store } from '../store/Store';

/** Computes the rows of a report at a moment. A report of the present state ignores the days. */
export type ComputeRows = (at: { store: Store; now: Date }, days: Days, by: string | undefined) => Promise<ReportRow[]>;
