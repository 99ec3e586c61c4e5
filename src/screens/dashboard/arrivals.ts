import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { queryString } from '../../../contract/client/address';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { PlainKey } from '../../i18n/messages';
import { SUCCESSFUL, sumOf } from './useIncome';

/** Something that reaches the provider every day. */
export interface Arrival {
  label: PlainKey;
  resource: string;
  /** Route of the list. */
  list: string;
  filter: Readonly<Record<string, string>>;
  /** How many records, or what they bring in. */
  measure: 'count' | 'sum';
}

export const ARRIVALS: readonly Arrival[] = [
  { label: 'dashboard.received', resource: 'payments', list: 'all-payments', filter: SUCCESSFUL, measure: 'sum' },
  { label: 'common.payments', resource: 'payments', list: 'all-payments', filter: SUCCESSFUL, measure: 'count' },
  { label: 'dashboard.orders', resource: 'subscription-forms', list: 'subscription', filter: {}, measure: 'count' },
  { label: 'dashboard.interestForms', resource: 'interest-forms', list: 'interest', filter: {}, measure: 'count' },
  { label: 'dashboard.leads', resource: 'clients', list: 'clients', filter: {}, measure: 'count' },
  { label: 'dashboard.coverageChecks', resource: 'coverage-checks', list: 'coverage', filter: {}, measure: 'count' },
];

const onDay = ({ filter }: Arrival, day: string) => ({ ...filter, dateCreatedFrom: day, dateCreatedTo: day });

/** The list of what arrived on a day. */
export const arrivalsListAt = (arrival: Arrival, day: string) => `/${arrival.list}${queryString(onDay(arrival, day))}`;

/** For each arrival its figures on the days, `YYYY-MM-DD`. */
export function useArrivals(arrivals: readonly Arrival[], days: readonly string[]) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const ask = (arrival: Arrival, day: string, signal: AbortSignal) =>
    arrival.measure === 'sum'
      ? sumOf({ from: day, to: day }, signal)
      : dataProvider.getTotal(arrival.resource, { filter: onDay(arrival, day), signal });
  return useQuery({
    queryKey: ['dashboard', 'arrivals', arrivals, days],
    queryFn: ({ signal }) =>
      Promise.all(arrivals.map((arrival) => Promise.all(days.map((day) => ask(arrival, day, signal))))),
  });
}
