import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPollingOver, isSoon, pollingPause } from '../../../../contract/payments/polling';
import { callApi } from '../../../session/callApi';
import { resourceKey } from '../../../session/queryKeys';

/** The lists that a payment changes. */
const CHANGED = ['payments', 'payment-forms', 'subscription-forms', 'subscriptions', 'clients', 'accounts', 'receipts'];

/** Polls the status of an attempt with growing pauses until it is over. */
export function usePaymentStatus(paymentId: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['getPaymentStatus', paymentId],
    queryFn: ({ signal }) => callApi('getPaymentStatus', { params: { id: paymentId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isPollingOver(state.data.payment)
        ? false
        : pollingPause(state.dataUpdateCount + state.errorUpdateCount - 1),
  });
  const payment = query.data?.payment;
  const status = payment?.status;
  useEffect(() => {
    if (status === 'SUCCESSFUL' || status === 'FAILED')
      for (const name of CHANGED) void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
  }, [status, queryClient]);
  const state = queryClient.getQueryState(['getPaymentStatus', paymentId]);
  return { ...query, payment, isSlow: !isSoon((state?.dataUpdateCount ?? 0) - 1) };
}
