import { EditBase, useGetOne } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { roles } from '../../../../resources/access/roles';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { PagePlaceholder } from '../../../crud/details/PagePlaceholder';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { RecordWatch } from '../../audit/RecordWatch';
import { RoleForm } from './RoleForm';
import { roleAddress, useRoleSaved } from './useRoleSaved';

/** Edits the chosen role; only the changes are sent. */
export function EditRole() {
  const { t } = useWording();
  const id = useIdParam();
  const navigate = useNavigate();
  const { unsaved, refusal, mutationOptions } = useRoleSaved(id);
  const { data, error, refetch } = useGetOne<RecordOf<typeof roles>>(
    roles.name,
    { id },
    { enabled: id !== '', retry: false },
  );
  if (error || !data) return <PagePlaceholder resource={roles} id={id} error={error} onRetry={refetch} />;
  return (
    <EditBase
      resource={roles.name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={mutationOptions}
      disableAuthentication
    >
      <RecordWatch resource={roles} id={id} />
      <RoleForm
        title={t('roles.edit', { name: data.name })}
        submitLabel={t('roles.saveChanges')}
        refusal={refusal}
        unsaved={unsaved}
        onCancel={() => navigate(roleAddress(id))}
      />
    </EditBase>
  );
}
