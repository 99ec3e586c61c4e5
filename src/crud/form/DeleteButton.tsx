import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/** Deletes a record: after asking, or with a time to take it back where the declaration allows that. */
export function DeleteButton({ resource, record, onDeleted }: Props) {
  const { t, word, nameOf } = useWording();
  const { undoable = false } = resource;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
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
          if (!undoable) queryClient.invalidateQueries({ queryKey: [resource.name] });
          onDeleted();
        },
        onError: ({ message }) => {
          if (undoable) notify(t('forms.notDeleted', { what, reason: word(message) }).trim(), { type: 'error' });
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
        failure={error ? word(error.message) || t('forms.couldNotBeDeleted') : undefined}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
