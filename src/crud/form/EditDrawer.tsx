import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type RaRecord, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { RecordDrawer } from './RecordDrawer';
import { RecordForm } from './RecordForm';
import { reasonOf, useSaveFailure } from './useSaveFailure';

interface Props {
  resource: AnyResource;
  id: string;
  onClose(): void;
}

/** Changes a record; only what was changed is sent, after a time to take it back where the declaration allows that. */
export function EditDrawer({ resource, id, onClose }: Props) {
  const { undoable = false } = resource;
  const { failure, onError } = useSaveFailure(resource);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [one] = resource.label;
  const onSuccess = (record: RaRecord) => {
    notify(`${one} ${resource.represent(record)} saved.`, { type: 'success', undoable });
    if (!undoable) queryClient.invalidateQueries({ queryKey: [resource.name] });
    onClose();
  };
  const onLateError = (error: unknown) =>
    notify(`${one} was not saved. ${reasonOf(resource, error)}`.trim(), { type: 'error' });
  return (
    <EditBase
      resource={resource.name}
      id={id}
      mutationMode={undoable ? 'undoable' : 'pessimistic'}
      redirect={false}
      mutationOptions={{ onSuccess, onError: undoable ? onLateError : onError }}
      disableAuthentication
    >
      <RecordDrawer title={`Edit ${one.toLowerCase()}`} submitLabel="Save" failure={failure} onClose={onClose}>
        <RecordForm resource={resource} verb="update" />
      </RecordDrawer>
    </EditBase>
  );
}
