import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Referrers } from './Referrers';
import { useChangedRecord } from './useChangedRecord';
import { saveFailureReason } from './useSaveFailure';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/** Deletes a record after a confirmation, or with a chance to undo if the declaration allows that. */
export function DeleteButton({ resource, record, onDeleted }: Props) {
  const wording = useWording();
  const { t, nameOf } = wording;
  const { undoable = false } = resource;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const takeOver = useChangedRecord(resource);
  const [remove, { isPending, error, reset }] = useDelete<RaRecord, Error>();
  const name = resource.represent(record);
  const what = `${nameOf(resource, 1)} ${name}`;
  const confirm = () =>
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          notify(t('forms.deleted', { what }), { type: 'success', undoable });
          if (!undoable) queryClient.invalidateQueries({ queryKey: resourceKey(resource.name) });
          onDeleted();
        },
        onError: (error) => {
          takeOver(String(record.id), error);
          const reason = saveFailureReason(resource, error, wording);
          if (undoable) notify(t('forms.notDeleted', { what, reason }).trim(), { type: 'error' });
        },
      },
    );
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <ActionButton color="error" icon="trash-2" onClick={undoable ? confirm : ask}>
        {t('common.delete')}
      </ActionButton>
      <ConfirmDialog
        open={asking}
        title={t('forms.delete', { name })}
        text={t('forms.noUndo')}
        action={t('common.delete')}
        busy={isPending}
        failure={
          error && (
            <>
              {saveFailureReason(resource, error, wording) || t('forms.couldNotBeDeleted')}
              <Referrers resource={resource} id={String(record.id)} error={error} />
            </>
          )
        }
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
