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

/** Deletes a record, after asking. */
export function DeleteButton({ resource, record, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [remove, { isPending, error, reset }] = useDelete<RaRecord, Error>();
  const name = resource.represent(record);
  const confirm = () =>
    remove(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${resource.label[0]} ${name} deleted.`, { type: 'success' });
          queryClient.invalidateQueries({ queryKey: [resource.name] });
          onDeleted();
        },
      },
    );
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<Icon name="trash-2" />} onClick={ask}>
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
