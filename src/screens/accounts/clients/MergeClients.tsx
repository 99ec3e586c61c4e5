import { useSearchParams } from 'react-router-dom';
import { clients } from '../../../../resources/accounts/clients';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { Panel } from '../../../ui/frames/Panel';
import { RecordPicker } from '../../forms/RecordPicker';
import { MergeChoice } from './MergeChoice';
import { MergePreview } from './MergePreview';

/** Merges a client (`?clientId=`) with another one (`&otherId=`), who is chosen here. */
export function MergeClients() {
  const { t } = useWording();
  const [clientId, otherId] = [useIdParam('clientId'), useIdParam('otherId')];
  const [, setSearch] = useSearchParams();
  if (clientId && otherId)
    return (
      <MergePreview
        key={`${clientId} ${otherId}`}
        keptId={clientId}
        mergedId={otherId}
        onSwap={() => setSearch({ clientId: otherId, otherId: clientId }, { replace: true })}
        onOther={() => setSearch({ clientId })}
      />
    );
  if (clientId) return <MergeChoice clientId={clientId} onChoose={(id) => setSearch({ clientId, otherId: id })} />;
  return (
    <>
      <PageHeading title={t('clients.mergeClients')} text={t('clients.mergeText')} />
      <Panel title={t('common.client')}>
        <RecordPicker resource={clients} label={t('common.client')} onPick={(id) => setSearch({ clientId: id })} />
      </Panel>
    </>
  );
}
