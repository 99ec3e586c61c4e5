import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { queryString } from '../../../contract/client/address';
import { API_BASES } from '../../../contract/constants';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { Answers } from '../../../resources/actions';
import { type Days, type Figure, queryOf } from '../../../resources/figures/Figure';
import { expiring } from '../../../resources/figures/waiting';
import { request } from '../../session/session';
import { SHOWN } from './WaitingPanel';

async function read<Answer>(path: string, query: Record<string, unknown>, signal: AbortSignal) {
  const { json } = await request(`${API_BASES.v1}/${path}${queryString(query)}`, { signal });
  return json as Answer;
}

/** What waits at the payments desk, the oldest first. */
export const useExceptions = () =>
  useQuery({
    queryKey: ['dashboard', 'exceptions'],
    queryFn: async ({ signal }) => {
      type Answer = Answers['listPaymentExceptions'];
      const { exceptions, totalRecords } = await read<Answer>('payments/exceptions', { limit: SHOWN }, signal);
      return { items: exceptions, total: totalRecords };
    },
  });

/** The subscriptions that end soon, the next one first. */
export const useExpiring = () =>
  useQuery({
    queryKey: ['dashboard', 'expiring'],
    queryFn: async ({ signal }) => {
      type Answer = Answers['listExpiringSubscriptions'];
      const query = { ...queryOf(expiring), sortBy: 'endDate', limit: SHOWN };
      const { subscriptions, totalRecords } = await read<Answer>('subscriptions/expiring', query, signal);
      return { items: subscriptions, total: totalRecords };
    },
  });

/** The first records that a figure counts by a field, ascending, and how many there are. */
export function useFirst<Item extends { id: string }>(figure: Figure, by: string, days?: Days) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return useQuery({
    queryKey: ['dashboard', figure.name, days, by],
    queryFn: async ({ signal }) => {
      const paging = { pagination: { page: 1, perPage: SHOWN }, sort: { field: by, order: 'ASC' as const } };
      const { data, total = 0 } = await dataProvider.getList<Item>(figure.resource, {
        ...paging,
        filter: queryOf(figure, days),
        signal,
      });
      return { items: data, total };
    },
  });
}
