import Skeleton from '@mui/material/Skeleton';
import { useGetMany } from 'react-admin';
import { roles } from '../../../../resources/access/roles';
import type { users } from '../../../../resources/access/users';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { AccessPreview } from '../roles/AccessPreview';
import { rolePermissions } from '../roles/access';

type User = RecordOf<typeof users>;

/** Shows what a user sees and may do through all of their roles; only for users who may read roles. */
export function UserAccess({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { roleIds, status, accountType } = record as User;
  const readable = useCan()(roles, 'list');
  const { data, error, refetch } = useGetMany<RecordOf<typeof roles>>(
    roles.name,
    { ids: roleIds },
    { enabled: readable && roleIds.length > 0, retry: false },
  );
  if (!readable) return null;
  if (status !== 'ACTIVE') return <Shut text={t('users.disabled')} />;
  if (accountType !== 'Staff') return <Shut text={t('users.notStaff')} />;
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  if (roleIds.length > 0 && !data) return <Skeleton variant="rounded" height={240} aria-label={t('common.loading')} />;
  return <AccessPreview who="user" permissions={rolePermissions(data ?? [])} />;
}

function Shut({ text }: { text: string }) {
  const { t } = useWording();
  return (
    <Panel title={t('roles.userSees')}>
      <HelperText>{text}</HelperText>
    </Panel>
  );
}
