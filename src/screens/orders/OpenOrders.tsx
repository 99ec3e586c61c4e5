import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import type { SubscriptionForm } from './Package';

/** A client's unpaid orders, shown before another one is created by mistake. */
export function OpenOrders({ clientId }: { clientId: string }) {
  const { rich } = useWording();
  const mayList = useCan()(subscriptionForms, 'list');
  const { data = [] } = useGetList<SubscriptionForm>(
    subscriptionForms.name,
    {
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { clientId, statuses: ['NEW', 'PAYMENT_PENDING'] },
    },
    { enabled: mayList },
  );
  if (data.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      {rich('subscriptionForms.openOrders', {
        orders: data.map(({ id, formNumber }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <RecordLink details={OFFICE_PAGES.subscriptionFormDetails.route} id={id} text={formNumber} />
          </span>
        )),
      })}
    </Alert>
  );
}
