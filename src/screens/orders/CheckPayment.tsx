import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { payments } from '../../../resources/payments/payments';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** A button that asks the provider for a payment's status, for users with the permission. */
export function CheckPayment({ id }: { id: string }) {
  const { sentenceOf, t, wordsOf } = useWording();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('checkPaymentAsStaff', { params: { id } }),
    onSuccess: ({ payment }) => {
      notify(`${payment.reference}: ${wordsOf(payment.status).toLowerCase()}.`, { type: 'info' });
      for (const name of [payments.name, subscriptionForms.name])
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
  });
  if (!useCan()(['Check Payments'])) return null;
  return (
    <ActionButton loading={isPending} onClick={() => mutate()}>
      {t('subscriptionForms.check')}
    </ActionButton>
  );
}
