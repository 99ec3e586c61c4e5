import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type RaRecord, useNotify } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { RecordDrawer } from './RecordDrawer';
import { RecordForm } from './RecordForm';
import { useSaveFailure } from './useSaveFailure';

interface Props {
  resource: AnyResource;
  id: string;
  onClose(): void;
}

/** Changes a record; only what was changed is sent. */
export function EditDrawer({ resource, id, onClose }: Props) {
  const { failure, onError } = useSaveFailure(resource);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const onSuccess = (record: RaRecord) => {
    notify(`${resource.label[0]} ${resource.represent(record)} saved.`, { type: 'success' });
    queryClient.invalidateQueries({ queryKey: [resource.name] });
    onClose();
  };
  return (
    <EditBase
      resource={resource.name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      disableAuthentication
    >
      <RecordDrawer
        title={`Edit ${resource.label[0].toLowerCase()}`}
        submitLabel="Save"
        failure={failure}
        onClose={onClose}
      >
        <RecordForm resource={resource} verb="update" />
      </RecordDrawer>
    </EditBase>
  );
}
