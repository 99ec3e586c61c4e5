import { CreateBase } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { roles } from '../../../../resources/access/roles';
import { useWording } from '../../../i18n/useWording';
import { RoleForm } from './RoleForm';
import { useRoleSaved } from './useRoleSaved';

/** The page for a new role. */
export function AddRole() {
  const { t } = useWording();
  const navigate = useNavigate();
  const { unsaved, refusal, mutationOptions } = useRoleSaved();
  return (
    <CreateBase
      resource={roles.name}
      record={{ name: null, description: null, scope: 'ALL', secondFactor: false, permissions: [] }}
      redirect={false}
      mutationOptions={mutationOptions}
      disableAuthentication
    >
      <RoleForm
        title={t('roles.newRole')}
        submitLabel={t('roles.createRole')}
        refusal={refusal}
        unsaved={unsaved}
        onCancel={() => navigate(`/${roles.screens?.[0]?.list}`)}
      />
    </CreateBase>
  );
}
