import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { Icon } from '../../icons/Icon';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/** Deletes a record: after asking, or with a time to take it back where the declaration allows that. */
export function DeleteButton({ resource, record, onDeleted }: Props) {
  const { undoable = false } = resource;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [remove, { isPending, error, reset }] = useDelete<RaRecord, Error>();
  const name = resource.represent(record);
  const what = `${resource.label[0]} ${name}`;
  const confirm = () =>
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          notify(`${what} deleted.`, { type: 'success', undoable });
          if (!undoable) queryClient.invalidateQueries({ queryKey: [resource.name] });
          onDeleted();
        },
        onError: ({ message }) => {
          if (undoable) notify(`${what} was not deleted. ${message}`.trim(), { type: 'error' });
        },
      },
    );
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<Icon name="trash-2" />} onClick={undoable ? confirm : ask}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        text="This can’t be undone."
        action="Delete"
        busy={isPending}
        failure={error ? error.message || 'It could not be deleted. The service gave no reason.' : undefined}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
