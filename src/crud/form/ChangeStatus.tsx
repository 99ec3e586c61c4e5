import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { choicesIn } from '../../../contract/transitions';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';

const BulkStatusDialog = lateOf(() => import('../list/BulkStatusDialog').then((m) => m.BulkStatusDialog));

interface Props {
  resource: AnyResource;
  record: RaRecord;
}

/** Changes the status of one record from its details page; a reason is required. */
export function ChangeStatusDialog({ resource, record, onClose }: Props & { onClose(): void }) {
  const id = String(record.id);
  return (
    <BulkStatusDialog
      resource={resource}
      ids={[id]}
      versions={{ [id]: String(record.dateUpdated) }}
      onChanged={() => undefined}
      onClose={onClose}
    />
  );
}

/** The button that changes the status of one record, with a reason. Hidden if the status cannot be changed by hand. */
export function ChangeStatus({ resource, record }: Props) {
  const { t } = useWording();
  const [asking, setAsking] = useState(false);
  const becomes = freeStatusOf(resource)?.becomes;
  if (becomes && choicesIn(becomes, String(record.status)).length === 0) return null;
  return (
    <>
      <ActionButton aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('common.changeStatus')}
      </ActionButton>
      {asking && <ChangeStatusDialog resource={resource} record={record} onClose={() => setAsking(false)} />}
    </>
  );
}
