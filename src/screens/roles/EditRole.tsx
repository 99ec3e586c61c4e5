import { EditBase, useGetOne } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { RecordOf } from '../../../resources/defineResource';
import { roles } from '../../../resources/roles';
import { DetailsSkeleton } from '../../generated/details/DetailsSkeleton';
import { ListFailure } from '../../generated/list/ListFailure';
import { Message } from '../../generated/list/Message';
import { useChosenId } from '../../generated/useChosenId';
import { RoleForm } from './RoleForm';
import { roleAddress, useRoleSaved } from './useRoleSaved';

/** Changes the role that was chosen; only what was changed is sent. */
export function EditRole() {
  const id = useChosenId();
  const navigate = useNavigate();
  const { unsaved, refusal, mutationOptions } = useRoleSaved('saved');
  const { data, error, refetch } = useGetOne<RecordOf<typeof roles>>(
    roles.name,
    { id },
    { enabled: id !== '', retry: false },
  );
  if (id === '') return <Message icon="search-x" title="No role was chosen" text="Open one from the list of roles." />;
  if (error) return <ListFailure error={error} onRetry={refetch} />;
  if (!data) return <DetailsSkeleton />;
  return (
    <EditBase
      resource={roles.name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={mutationOptions}
      disableAuthentication
    >
      <RoleForm
        title={`Edit ${data.name}`}
        submitLabel="Save changes"
        stored={data.permissions}
        refusal={refusal}
        unsaved={unsaved}
        onCancel={() => navigate(roleAddress(id))}
      />
    </EditBase>
  );
}
