import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaymentView } from '../../../resources/actions/paymentView';
import { callApi } from '../../session/callApi';

const SECOND = 1_000;
/** Questions after which a payer is slow: about three minutes. */
const PATIENCE = 20;
/** Lists that a payment changes. */
const CHANGED = ['payments', 'payment-forms', 'subscription-forms', 'subscriptions', 'clients', 'accounts', 'receipts'];

/** Pause before the next question after so many, ms: from 2 s up to 15 s. */
export const pauseAfter = (asked: number): number => Math.min(2 + asked, 15) * SECOND;

/** Whether asking again cannot change how it stands: a held payment waits for a person. */
export const isOver = ({ status, held }: Pick<PaymentView, 'status' | 'held'>): boolean =>
  held || status === 'SUCCESSFUL' || status === 'FAILED';

/** How an attempt stands, asked again with growing pauses until it is over. */
export function usePaymentStatus(paymentId: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['getPaymentStatus', paymentId],
    queryFn: ({ signal }) => callApi('getPaymentStatus', { params: { id: paymentId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isOver(state.data.payment) ? false : pauseAfter(state.dataUpdateCount + state.errorUpdateCount),
  });
  const payment = query.data?.payment;
  const status = payment?.status;
  useEffect(() => {
    if (status === 'SUCCESSFUL' || status === 'FAILED')
      for (const name of CHANGED) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [status, queryClient]);
  const state = queryClient.getQueryState(['getPaymentStatus', paymentId]);
  return { ...query, payment, isSlow: (state?.dataUpdateCount ?? 0) > PATIENCE };
}
