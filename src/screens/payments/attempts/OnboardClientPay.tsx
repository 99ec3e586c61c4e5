import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { subscriptionForms } from '../../../../resources/orders/subscriptionForms';
import { recordAddress } from '../../../crud/declarations';
import { PagePlaceholder } from '../../../crud/details/PagePlaceholder';
import { useIdParam } from '../../../crud/useIdParam';
import { RecordLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { resourceKey } from '../../../session/queryKeys';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TwoColumns } from '../../../ui/frames/Columns';
import { Message } from '../../../ui/frames/Message';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { OrderReview } from '../../orders/OrderReview';
import { useFormPayment } from '../../orders/useFormPayment';
import { useOffer } from '../../orders/useOffer';
import { cardPaymentOf } from './attempt';
import { PaymentPanel } from './PaymentPanel';
import { useFollowed } from './useFollowed';

const details = OFFICE_PAGES.subscriptionFormDetails.route;

/** The payment of a client's order (`?id=`), at the counter or on the client's own phone. */
export function OnboardClientPay() {
  const { t } = useWording();
  const id = useIdParam();
  const { paymentId, follow } = useFollowed();
  const { offer } = useOffer();
  const { open, paymentForm, isPending } = useFormPayment(id);
  const order = useQuery({
    queryKey: resourceKey(subscriptionForms.name, 'order', id),
    queryFn: ({ signal }) => callApi('getSubscriptionForm', { params: { id }, signal }),
    enabled: id !== '',
  });

  if (order.error || !order.data)
    return <PagePlaceholder resource={subscriptionForms} id={id} error={order.error} onRetry={order.refetch} />;
  if (!offer || isPending) return <PageSkeleton />;
  const form = order.data.subscriptionForm;
  const product = offer.products.find((each) => each.id === form.productId);
  const isClosed = form.status === 'PAID' || form.status === 'CANCELLED';
  if (isClosed && !paymentId) return <ClosedOrder id={id} isPaid={form.status === 'PAID'} />;
  return (
    <>
      <PageHeading
        title={t('payments.paymentOf', { formNumber: form.formNumber })}
        text={`${form.client.firstName} ${form.client.lastName}`}
      />
      <TwoColumns
        aside={
          <OrderReview
            number={<RecordLink details={details} id={id} text={form.formNumber} />}
            client={form.client}
            product={product}
            installationAddress={form.installationAddress}
          />
        }
      >
        <PaymentPanel
          amount={paymentForm?.amount ?? product?.price}
          phoneNumber={form.client.phoneNumber}
          paymentId={paymentId || (open?.id ?? '')}
          onPayment={follow}
          start={async (means, act) =>
            cardPaymentOf(await act('createPaymentForm', { body: { subscriptionFormId: id, ...means } }))
          }
          settles={async () => ({ subscriptionFormId: id })}
        />
      </TwoColumns>
    </>
  );
}

function ClosedOrder({ id, isPaid }: { id: string; isPaid: boolean }) {
  const { t } = useWording();
  return (
    <Message
      icon={isPaid ? 'circle-check' : 'x'}
      title={isPaid ? t('payments.orderPaid') : t('payments.orderCancelled')}
      text={t('payments.nothingToPay')}
      level="h1"
    >
      <ActionButton component={Link} to={recordAddress(details, id)}>
        {t('payments.openOrder')}
      </ActionButton>
    </Message>
  );
}
