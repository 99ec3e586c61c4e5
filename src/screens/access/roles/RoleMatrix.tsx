import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Permission } from '../../../../contract/access/permissions';
import { MAX_PAGE_SIZE } from '../../../../contract/constants';
import { roles as declaration } from '../../../../resources/access/roles';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard';
import { Failure } from '../../../ui/frames/Failure';
import { Message } from '../../../ui/frames/Message';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { areasMatching } from './access';
import { RoleChange } from './MatrixChanges';
import { MatrixTable } from './MatrixTable';
import { type Drafts, type MatrixRole, shownOf, toggled, withoutDraft } from './matrix';

const ALL = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'dateCreated', order: 'ASC' },
} as const;

/** All roles and permissions at once; each changed role is saved separately. */
export function RoleMatrix() {
  const { t, word } = useWording();
  const { data, error, refetch } = useGetList<RecordOf<typeof declaration>>(declaration.name, ALL, { retry: false });
  const can = useCan();
  const mayUpdate = can(declaration, 'update');
  const [typed, setTyped] = useState('');
  const [drafts, setDrafts] = useState<Drafts>({});
  const toggle = useCallback(
    (role: MatrixRole, permission: Permission) => setDrafts((before) => toggled(before, role, permission)),
    [],
  );
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const roles: readonly MatrixRole[] = data;
  const areas = areasMatching(typed, word);
  const changed = roles.filter(({ id }) => drafts[id]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0, minHeight: { md: 480 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h1" sx={{ flex: '1 1 200px' }}>
          {t('roles.rolePermissions')}
        </Typography>
        <SearchBox label={t('roles.searchPermissions')} value={typed} onChange={setTyped} />
      </Box>
      {changed.length > 0 && (
        <Box
          component="ul"
          aria-label={t('roles.unsavedChanges')}
          sx={{ listStyle: 'none', m: 0, mb: 2, p: 1.5, display: 'grid', gap: 1.5, ...FRAME }}
        >
          {changed.map((role) => (
            <RoleChange
              key={role.id}
              role={role}
              permissions={shownOf(role, drafts)}
              onSettled={() => setDrafts((before) => withoutDraft(before, role.id))}
            />
          ))}
        </Box>
      )}
      {areas.length > 0 ? (
        <MatrixTable
          areas={areas}
          roles={roles}
          shown={roles.map((role) => shownOf(role, drafts))}
          isFixed={({ scope }, permission) => !(mayUpdate && can([permission], scope))}
          onToggle={toggle}
        />
      ) : (
        <Message
          icon="search-x"
          role="status"
          title={t('roles.noMatchingPermissions')}
          text={t('common.tryOtherSearch')}
        />
      )}
      <LeaveGuard holds={() => changed.length > 0} />
    </Box>
  );
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;
