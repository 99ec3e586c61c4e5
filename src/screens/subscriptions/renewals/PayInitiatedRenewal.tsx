import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../../../../contract/api/errors';
import { RequestError } from '../../../../dataProvider/requestError';
import { accounts } from '../../../../resources/accounts/accounts';
import { subscriptions } from '../../../../resources/subscriptions/subscriptions';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { resourceKey } from '../../../session/queryKeys';
import { useCan } from '../../../session/useCan';
import { Failure } from '../../../ui/frames/Failure';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { RecordPicker } from '../../forms/RecordPicker';
import { useOffer } from '../../orders/useOffer';
import { Renewal } from './Renewal';

/** The renewal of an account and its payment; the account is chosen by a search or given in the address (`?accountId=`). */
export function PayInitiatedRenewal() {
  const { t } = useWording();
  const id = useIdParam('accountId');
  const [, setSearch] = useSearchParams();
  const mayList = useCan()(accounts, 'list');
  const { offer, ...offering } = useOffer();
  const { data, error, refetch } = useQuery({
    queryKey: resourceKey(subscriptions.name, 'getLatestSubscription', id),
    queryFn: ({ signal }) => callApi('getLatestSubscription', { params: { id }, signal }),
    enabled: id !== '',
  });

  if (id === '')
    return (
      <>
        <PageHeading title={t('payments.renewASubscription')} text={t('payments.chooseCustomer')} />
        <Panel title={t('common.customer')}>
          {mayList ? (
            <RecordPicker
              resource={accounts}
              label={t('common.customer')}
              filter={{ types: 'CUSTOMER' }}
              onPick={(accountId) => setSearch({ accountId })}
            />
          ) : (
            t('payments.noCustomerList')
          )}
        </Panel>
      </>
    );
  const hadNone = error instanceof RequestError && error.message === MESSAGES.noActiveSubscription;
  if (error && !hadNone) return <Failure whole error={error} onRetry={refetch} />;
  if (offering.error) return <Failure whole error={offering.error} onRetry={offering.refetch} />;
  if (!(data || hadNone) || !offer) return <PageSkeleton />;
  return (
    <Renewal
      key={id}
      accountId={id}
      latest={data?.subscription ?? null}
      products={offer.products}
      onOther={() => setSearch({})}
    />
  );
}
