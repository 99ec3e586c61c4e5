import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { clients } from '../../../resources/accounts/clients';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { PageHeading } from '../../ui/frames/PageHeading';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { Panel } from '../../ui/frames/Panel';
import type { Client } from '../accounts/clients/useKnownClients';
import { RecordPicker } from '../forms/RecordPicker';
import { OrderEntry } from './OrderEntry';
import { useOffer } from './useOffer';

/** An order for a client, who is chosen by a search or given in the address (`?clientId=`). */
export function SubscribeClient() {
  const { t } = useWording();
  const id = useIdParam('clientId');
  const [, setSearch] = useSearchParams();
  const { offer, ...offering } = useOffer();
  const { data: client, ...reading } = useGetOne<Client>(clients.name, { id }, { enabled: id !== '', retry: false });

  if (id === '')
    return (
      <>
        <PageHeading title={t('subscriptionForms.subscribeAClient')} text={t('subscriptionForms.chooseAClient')} />
        <Panel title={t('common.client')}>
          <RecordPicker resource={clients} label={t('common.client')} onPick={(clientId) => setSearch({ clientId })} />
        </Panel>
      </>
    );
  if (reading.error) return <Failure whole error={reading.error} onRetry={reading.refetch} />;
  if (offering.error) return <Failure whole error={offering.error} onRetry={offering.refetch} />;
  if (!client || !offer) return <PageSkeleton />;
  return <OrderEntry key={client.id} client={client} offer={offer} onOther={() => setSearch({})} />;
}
