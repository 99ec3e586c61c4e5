import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { payments } from '../../../../resources/payments/payments';
import { PagePlaceholder } from '../../../crud/details/PagePlaceholder';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { useCan } from '../../../session/useCan';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { FORM_WIDTH } from '../../../ui/frames/width';
import { StatusChip } from '../../../ui/texts/StatusChip';
import { PaymentPanel } from './PaymentPanel';
import { useFollowed } from './useFollowed';

type Payment = RecordOf<typeof payments>;

/** A new attempt to pay the order of an earlier payment (`?id=`). */
export function ReinitiatePayment() {
  const { t } = useWording();
  const id = useIdParam();
  const { paymentId, follow } = useFollowed();
  const mayRead = useCan()(payments, 'read');
  const { data, error, refetch } = useQuery({
    queryKey: ['getPaymentStatus', id, 'once'],
    queryFn: ({ signal }) => callApi('getPaymentStatus', { params: { id }, signal }),
    enabled: id !== '',
  });
  const record = useGetOne<Payment>(payments.name, { id }, { enabled: id !== '' && mayRead, retry: false }).data;

  if (error || !data) return <PagePlaceholder resource={payments} id={id} error={error} onRetry={refetch} />;
  if (mayRead && !record) return <PageSkeleton />;
  const earlier = data.payment;
  const isFailed = earlier.status === 'FAILED' && !earlier.held;
  const formId = record?.paymentFormId;
  return (
    <>
      <PageHeading
        title={t('payments.payAgain', { reference: earlier.reference })}
        text={t('payments.payAgainText')}
        state={<StatusChip value={earlier.status} />}
      />
      {isFailed && !paymentId && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: FORM_WIDTH.inputs }}>
          {t('payments.failed', {
            reference: earlier.reference,
            statusMessage: earlier.statusMessage ?? t('payments.itWasDeclined'),
          })}
        </Alert>
      )}
      <div style={{ maxWidth: FORM_WIDTH.inputs }}>
        <PaymentPanel
          amount={earlier.amount}
          phoneNumber={record?.phoneNumber ?? null}
          paymentId={paymentId || (isFailed ? '' : id)}
          onPayment={follow}
          start={async (means, act) => (await act('payAgain', { params: { payment_id: id }, body: means })).data}
          settles={formId ? async () => ({ paymentFormId: formId }) : undefined}
        />
      </div>
    </>
  );
}
