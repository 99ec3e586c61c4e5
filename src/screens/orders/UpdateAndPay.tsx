import { useGetOne } from 'react-admin';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { OrderCorrection } from './OrderCorrection';
import type { SubscriptionForm } from './Package';
import { useOffer } from './useOffer';

/** Corrects an unpaid order (`?id=`) before its payment. */
export function UpdateAndPay() {
  const { t } = useWording();
  const id = useIdParam();
  const { offer, ...offering } = useOffer();
  const { data, error, refetch } = useGetOne<SubscriptionForm>(
    subscriptionForms.name,
    { id },
    { enabled: id !== '', retry: false },
  );
  if (error || !data) return <PagePlaceholder resource={subscriptionForms} id={id} error={error} onRetry={refetch} />;
  if (offering.error) return <Failure whole error={offering.error} onRetry={offering.refetch} />;
  if (!offer) return <PageSkeleton />;
  if (data.status === 'PAID' || data.status === 'CANCELLED')
    return (
      <Message
        icon="lock"
        title={t('subscriptionForms.isClosed', { formNumber: data.formNumber })}
        text={t('subscriptionForms.isClosedText')}
        level="h1"
      />
    );
  return <OrderCorrection form={data} offer={offer} />;
}
