import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { clientMerges } from '../../../../resources/accounts/clientMerges';
import type { clients } from '../../../../resources/accounts/clients';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { ReferenceLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { UndoMerge } from './UndoMerge';

type Merge = RecordOf<typeof clientMerges>;

/** Says on the page of a merged client who has its records now, and offers to undo the merge. */
export function MergeNotice({ record }: DetailsPartProps) {
  const { id, mergedIntoId } = record as RecordOf<typeof clients>;
  const { rich } = useWording();
  const can = useCan();
  const { data: [merge] = [] } = useGetList<Merge>(
    clientMerges.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { mergedId: id, statuses: 'MERGED' },
    },
    { enabled: mergedIntoId !== null && can(clientMerges, 'list') },
  );
  if (!mergedIntoId) return null;
  return (
    <Alert severity="info" action={merge && <UndoMerge merge={merge} />}>
      {rich('clients.isMerged', { client: <ReferenceLink to="clients" id={mergedIntoId} /> })}
    </Alert>
  );
}
