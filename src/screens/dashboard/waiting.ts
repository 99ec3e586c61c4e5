import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../resources/metrics/Figure';
import { expiring } from '../../../resources/metrics/waiting';
import { callApi } from '../../session/callApi';
import { SHOWN } from './WaitingPanel';

/** Loads the subscriptions that end soon, the earliest first. */
export const useExpiring = () =>
  useQuery({
    queryKey: ['dashboard', 'expiring'],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(expiring), sortBy: 'endDate', limit: SHOWN };
      const { subscriptions, totalRecords } = await callApi('listExpiringSubscriptions', { query, signal });
      return { items: subscriptions, total: totalRecords };
    },
  });
