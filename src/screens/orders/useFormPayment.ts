import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../resources/catalogue/actions';
import { payments } from '../../../resources/payments/payments';
import { callApi } from '../../session/callApi';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';

type Attempt = NonNullable<Answers['getFormPayment']['payment']>;

/** Returns whether an attempt can still be paid, or is held for review. */
export const isAttemptPending = ({ status, review }: Pick<Attempt, 'status' | 'review'>): boolean =>
  status !== 'SUCCESSFUL' && (review !== null || status !== 'FAILED');

/** Loads the latest attempt to pay an order, for users who may see payments; makes no request for others. */
export function useFormPayment(formId: string) {
  const mayRead = useCan()('getFormPayment');
  const enabled = mayRead && formId !== '';
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: resourceKey(payments.name, 'getFormPayment', formId),
    queryFn: ({ signal }) => callApi('getFormPayment', { params: { id: formId }, signal }),
    enabled,
  });
  const payment = data?.payment ?? null;
  return {
    mayRead,
    payment,
    paymentForm: data?.paymentForm ?? null,
    open: payment && isAttemptPending(payment) ? payment : null,
    isPending: isLoading,
    error,
    refetch,
  };
}
