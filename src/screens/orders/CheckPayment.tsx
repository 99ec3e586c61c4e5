import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { payments } from '../../../resources/payments/payments';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';

/** A button that asks the provider for a payment's status, for users with the permission. */
export function CheckPayment({ id }: { id: string }) {
  const { t, wordsOf } = useWording();
  const { perform, isPending } = useActionMutation('checkPaymentAsStaff', {
    done: ({ payment }) => ({ info: `${payment.reference}: ${wordsOf(payment.status).toLowerCase()}.` }),
    refreshes: [payments.name, subscriptionForms.name],
  });
  if (!useCan()(['Check Payments'])) return null;
  return (
    <ActionButton loading={isPending} onClick={() => perform({ params: { id } })}>
      {t('subscriptionForms.check')}
    </ActionButton>
  );
}
