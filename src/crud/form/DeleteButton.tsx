import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { resourceKey } from '../../session/queryKeys';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Referrers, referrersIn } from './Referrers';
import { useChangedRecord } from './useChangedRecord';
import { saveFailureReason } from './useSaveFailure';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/**
 * Deletes a record after a confirmation, or with a chance to undo if the declaration allows that and no record refers to this one.
 * The server refuses to delete a record that others refer to, so the dialog names those before anything is said to be deleted.
 */
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
  const referrers = useMutation({
    mutationFn: () => callApi('countRelated', { query: { resource: resource.name, id: String(record.id) } }),
    onSuccess: ({ counts }) => (Object.values(counts).some(Boolean) ? setAsking(true) : confirm(true)),
    onError: () => setAsking(true),
  });
  const confirm = (undoable: boolean) =>
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
    if (undoable) referrers.mutate();
    else setAsking(true);
  };
  const counts = referrers.data?.counts ?? {};
  const refused = error
    ? {
        reason: saveFailureReason(resource, error, wording) || t('forms.couldNotBeDeleted'),
        countOf: referrersIn(error),
      }
    : referrers.data && { reason: t('forms.referredTo'), countOf: (key: string) => counts[key] };
  return (
    <>
      <ActionButton color="error" icon="trash-2" loading={referrers.isPending} onClick={ask}>
        {t('common.delete')}
      </ActionButton>
      <ConfirmDialog
        open={asking}
        title={t('forms.delete', { name })}
        text={t('forms.noUndo')}
        action={t('common.delete')}
        busy={isPending}
        failure={
          refused && (
            <>
              {refused.reason}
              <Referrers resource={resource} id={String(record.id)} countOf={refused.countOf} />
            </>
          )
        }
        onConfirm={() => confirm(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
