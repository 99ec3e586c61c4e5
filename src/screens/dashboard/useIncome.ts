import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryString } from '../../../contract/client/address';
import { API_BASES } from '../../../contract/constants';
import { request } from '../../session/session';
import { bucketsOf, type Days, type Step } from './period';

const PAYMENTS = `${API_BASES.v1}/payments`;
export const SUCCESSFUL = { paymentStatuses: 'SUCCESSFUL' } as const;

/** What came in over some days. */
export interface Income {
  days: Days;
  /** Whole units of the brand's currency. */
  sum: number;
  /** Successful payments; those that still wait; those that failed. */
  successful: number;
  pending: number;
  failed: number;
  step: Step;
  buckets: { days: Days; sum: number }[];
}

/** The sum and the counts of a period's payments; the last period's stay until the next ones are there. */
export function useIncome(days: Days, enabled: boolean) {
  return useQuery({
    queryKey: ['dashboard', 'income', days],
    queryFn: ({ signal }) => incomeOf(days, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

async function incomeOf(days: Days, signal: AbortSignal): Promise<Income> {
  const { step = 'day', buckets = [] } = bucketsOf(days) ?? {};
  const [sums, ...counts] = await Promise.all([
    Promise.all(buckets.map((bucket) => sumOf(bucket, signal))),
    ...['SUCCESSFUL', 'NEW,PENDING', 'FAILED'].map((statuses) => countOf(statuses, days, signal)),
  ]);
  const [successful = 0, pending = 0, failed = 0] = counts;
  return {
    days,
    sum: sums.reduce((total, each) => total + each, 0),
    successful,
    pending,
    failed,
    step,
    buckets: buckets.map((bucket, at) => ({ days: bucket, sum: sums[at] ?? 0 })),
  };
}

/** What successful payments brought in over some days. */
export async function sumOf({ from, to }: Days, signal: AbortSignal): Promise<number> {
  const query = queryString({ startDate: from, endDate: to, ...SUCCESSFUL });
  const { json } = await request(`${PAYMENTS}/sum${query}`, { signal });
  return (json as { sum: number }).sum;
}

async function countOf(paymentStatuses: string, { from, to }: Days, signal: AbortSignal): Promise<number> {
  const query = queryString({ paymentStatuses, dateCreatedFrom: from, dateCreatedTo: to });
  const { json } = await request(`${PAYMENTS}/count${query}`, { signal });
  return (json as { totalRecords: number }).totalRecords;
}

/** The list of the payments with some statuses that were made over some days. */
export const paymentsListAt = ({ from, to }: Days, paymentStatuses: string) =>
  `/all-payments${queryString({ paymentStatuses, dateCreatedFrom: from, dateCreatedTo: to })}`;
