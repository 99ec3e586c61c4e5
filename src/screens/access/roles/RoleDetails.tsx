import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { roles } from '../../../../resources/access/roles';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { type DeclaredScreen, recordAddress } from '../../../crud/declarations';
import { PagePlaceholder } from '../../../crud/details/PagePlaceholder';
import { DeleteButton } from '../../../crud/form/DeleteButton';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Columns } from '../../../ui/frames/Columns';
import { HelperText } from '../../../ui/texts/HelperText';
import { AccessPreview } from './AccessPreview';
import { RoleMatrix } from './RoleMatrix';
import { roleAddress } from './useRoleSaved';

/** One role: its purpose, and what its users see and may do. */
function RoleDetails({ id, list }: { id: string; list: string }) {
  const { t, wordsOf, formatDateTime } = useWording();
  const can = useCan();
  const navigate = useNavigate();
  const { data, error, refetch } = useGetOne<RecordOf<typeof roles> & RaRecord>(roles.name, { id }, { retry: false });
  if (error || !data) return <PagePlaceholder resource={roles} id={id} error={error} onRetry={refetch} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {data.name}
          </Typography>
          <HelperText sx={{ mt: 0.25 }}>
            {t('roles.recordsChanged', {
              description: data.description || t('roles.role'),
              scope: wordsOf(data.scope),
              dateUpdated: formatDateTime(data.dateUpdated),
            })}
          </HelperText>
          {data.secondFactor && <HelperText sx={{ mt: 0.25 }}>{t('roles.needsSecondFactor')}</HelperText>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ActionButton component={Link} to={roleAddress()} icon="table-2">
            {t('roles.allRoles')}
          </ActionButton>
          {can(roles, 'remove') && (
            <DeleteButton resource={roles} record={data} onDeleted={() => navigate(`/${list}`, { replace: true })} />
          )}
          {can(roles, 'update') && (
            <ActionButton
              component={Link}
              to={recordAddress(OFFICE_PAGES.editRole.route, id)}
              variant="contained"
              icon="pencil"
            >
              {t('common.edit')}
            </ActionButton>
          )}
        </Box>
      </Box>
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr)">
        <AccessPreview who="role" permissions={data.permissions} />
      </Columns>
    </>
  );
}

/** The chosen role, or without one the matrix of all roles and permissions. */
export function RolePermissions({ screen }: DeclaredScreen) {
  const id = useIdParam();
  return id ? <RoleDetails id={id} list={screen.list} /> : <RoleMatrix />;
}
