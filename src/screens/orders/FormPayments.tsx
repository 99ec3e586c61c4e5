import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetManyReference } from 'react-admin';
import { paymentMethodOf } from '../../../contract/payments/carriers';
import type { RecordOf } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { CheckPayment } from './CheckPayment';
import { isAttemptPending, useFormPayment } from './useFormPayment';

type Payment = RecordOf<typeof payments>;
/** More than the number of attempts that any order has. */
const MANY = 50;

/** Every attempt to pay an order, latest first; hidden from users who may not see payments. */
export function FormPayments({ formId }: { formId: string }) {
  const { t } = useWording();
  const { mayRead, paymentForm, isPending, ...form } = useFormPayment(formId);
  const { data, error, refetch } = useGetManyReference<Payment>(
    payments.name,
    {
      target: 'paymentFormId',
      id: paymentForm?.id ?? '',
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'dateCreated', order: 'DESC' },
    },
    { enabled: paymentForm !== null, retry: false },
  );
  if (!mayRead) return null;
  const failure = form.error ?? error;
  if (failure) return <Failure whole error={failure} onRetry={form.error ? form.refetch : refetch} />;
  return (
    <Panel title={t('common.payments')}>
      {isPending || (paymentForm && !data) ? (
        <Skeleton width="60%" />
      ) : !data?.length ? (
        <HelperText>{t('subscriptionForms.noPaymentStarted')}</HelperText>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((payment) => (
            <Attempt key={payment.id} payment={payment} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Attempt({ payment }: { payment: Payment }) {
  const { word, wordsOf, formatMoney, formatDateTime } = useWording();
  const { id, reference, amount, carrier, manualMethod, status, review, statusMessage, dateCreated } = payment;
  const means = manualMethod ? wordsOf(manualMethod) : word(paymentMethodOf(carrier));
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RecordLink details={detailsPath(payments)} id={id} text={reference} />
        <StatusChip value={status} />
        {review && <StatusChip value={review} />}
        <Box sx={{ flex: 1 }} />
        <Box component="span" sx={{ fontWeight: 500 }}>
          {formatMoney(amount)}
        </Box>
        {isAttemptPending(payment) && <CheckPayment id={id} />}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption', overflowWrap: 'anywhere' }}>
        {means} · {formatDateTime(dateCreated)}
        {statusMessage && ` · ${statusMessage}`}
      </Box>
    </Box>
  );
}
