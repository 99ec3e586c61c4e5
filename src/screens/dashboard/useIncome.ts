import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Days } from '../../../resources/metrics/Figure';
import { failedPayments, paid, pendingPayments, received, refunded } from '../../../resources/payments/metrics';
import { daysOfMonthBefore, type PeriodStep, periodBuckets } from './period';
import { type FigureValues, readFigures } from './useFigures';

/** The payments received over some days. */
export interface Income {
  days: Days;
  /** The figures over all days; refunds only for users who may read them. */
  values: FigureValues;
  step: PeriodStep;
  /** The amount received, in whole units of the brand's currency. */
  buckets: { days: Days; sum: number }[];
  /** What came in on the same days of the previous month; null for a day that it did not have. Only for days of one month. */
  before: (number | null)[] | undefined;
}

/** Loads the totals and counts of a period's payments; those of the last period stay until the next ones have loaded. */
export function useIncome(days: Days, { enabled, refunds }: { enabled: boolean; refunds: boolean }) {
  return useQuery({
    queryKey: ['dashboard', 'income', days, refunds],
    queryFn: ({ signal }) => incomeOf(days, refunds, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

async function incomeOf(days: Days, refunds: boolean, signal: AbortSignal): Promise<Income> {
  const { step = 'day', buckets = [] } = periodBuckets(days) ?? {};
  const figures = [received, ...(refunds ? [refunded] : []), paid, pendingPayments, failedPayments];
  const before = step === 'day' ? daysOfMonthBefore(days) : undefined;
  const existing = before?.filter((each) => each !== null) ?? [];
  const [values, byDay] = await Promise.all([
    readFigures(figures, [days], signal),
    readFigures([received], [...buckets, ...existing], signal),
  ]);
  const all = byDay.get(received.name) ?? [];
  const [sums, earlier] = [all.slice(0, buckets.length), all.slice(buckets.length)];
  return {
    ...{ days, values, step },
    buckets: buckets.map((bucket, at) => ({ days: bucket, sum: sums[at] ?? 0 })),
    // A shorter month lacks only its last days.
    before: before?.map((each, at) => (each ? (earlier[at] ?? 0) : null)),
  };
}
