import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { choicesIn } from '../../../contract/transitions';
import { type AnyResource, freeStatusOf } from '../../../resources/defineResource';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';

const StatusDialog = lateOf(() => import('../list/BulkStatusDialog').then((m) => m.BulkStatusDialog));

interface Props {
  resource: AnyResource;
  record: RaRecord;
}

/** Changes how one record stands, for a reason; not offered once its status cannot be changed by hand. */
export function ChangeStatus({ resource, record }: Props) {
  const { t } = useWording();
  const [asking, setAsking] = useState(false);
  const becomes = freeStatusOf(resource)?.becomes;
  if (becomes && choicesIn(becomes, String(record.status)).length === 0) return null;
  const id = String(record.id);
  return (
    <>
      <ActionButton aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('common.changeStatus')}
      </ActionButton>
      {asking && (
        <StatusDialog
          resource={resource}
          ids={[id]}
          versions={{ [id]: String(record.dateUpdated) }}
          onChanged={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
