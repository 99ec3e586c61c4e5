import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../resources/metrics/Figure';
import { expiring } from '../../../resources/metrics/waiting';
import { callApi } from '../../session/callApi';
import { SHOWN } from './WaitingPanel';

/** The subscriptions that end soon, the next one first. */
export const useExpiring = () =>
  useQuery({
    queryKey: ['dashboard', 'expiring'],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(expiring), sortBy: 'endDate', limit: SHOWN };
      const { subscriptions, totalRecords } = await callApi('listExpiringSubscriptions', { query, signal });
      return { items: subscriptions, total: totalRecords };
    },
  });
