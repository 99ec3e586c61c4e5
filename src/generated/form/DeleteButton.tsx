import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDelete, useNotify } from 'ra-core';
import { useState } from 'react';
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
  const [remove, { isPending }] = useDelete();
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
        onError: (error: unknown) => {
          setAsking(false);
          notify(error instanceof Error && error.message ? error.message : 'It could not be deleted.', {
            type: 'error',
          });
        },
      },
    );
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<Icon name="trash-2" />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        text="This cannot be taken back."
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
