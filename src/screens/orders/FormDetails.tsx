import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { PUBLIC_ROUTES } from '../../../contract/pages/routes';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { FieldSections } from '../../crud/details/FieldSections';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { RelatedRecords } from '../../crud/details/RelatedLists';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { TwoColumns } from '../../ui/frames/Columns';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { StatusChip } from '../../ui/texts/StatusChip';
import { PaymentLink } from '../payments/attempts/PaymentLink';
import { FormActions } from './FormActions';
import { FormPayments } from './FormPayments';
import { NextStepPanel } from './NextStepPanel';
import type { SubscriptionForm } from './Package';
import { TrackingPanel } from './tracking/TrackingPanel';

/** The page of an order: the next step, the client and the package, and all of its payments. */
export function FormDetails() {
  const { t, formatDateTime } = useWording();
  const id = useIdParam();
  const { data, error, refetch } = useGetOne<SubscriptionForm>(
    subscriptionForms.name,
    { id },
    { enabled: id !== '', retry: false },
  );
  if (error || !data) return <PagePlaceholder resource={subscriptionForms} id={id} error={error} onRetry={refetch} />;
  const isUnpaid = data.status === 'NEW' || data.status === 'PAYMENT_PENDING';
  return (
    <>
      <PageHeading
        title={data.formNumber}
        text={t('subscriptionForms.ordered', {
          name: `${data.client.firstName} ${data.client.lastName}`,
          dateCreated: formatDateTime(data.dateCreated),
        })}
        state={<StatusChip value={data.status} />}
      >
        <FormActions form={data} />
      </PageHeading>
      <TwoColumns
        aside={
          <>
            {isUnpaid && <PayLinkPanel formId={id} />}
            <RelatedRecords resource={subscriptionForms} id={id} />
          </>
        }
      >
        {data.status === 'PAID' ? <TrackingPanel id={id} /> : <NextStepPanel form={data} />}
        <FormPayments formId={id} />
        <Box>
          <FieldSections resource={subscriptionForms} record={data} />
        </Box>
      </TwoColumns>
    </>
  );
}

/** The link to the public page on which anyone can pay an order: the page reveals nothing about the client. */
function PayLinkPanel({ formId }: { formId: string }) {
  const { t } = useWording();
  const address = window.location.origin + PUBLIC_ROUTES.pay.replace(':subscriptionId', formId);
  return (
    <Panel title={t('subscriptionForms.sharePaymentLink')}>
      <PaymentLink address={address} />
    </Panel>
  );
}
