import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../../../contract/constants';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { taskRoles } from '../../../../resources/tickets/taskRoles';
import { detailsPath } from '../../../crud/declarations';
import type { DetailsPartProps } from '../../../crud/slots';
import { RecordLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The task roles that have a task permission. */
export function HeldBy({ record }: DetailsPartProps) {
  const { t, nameOf } = useWording();
  const mayList = useCan()(taskRoles, 'list');
  const { data, error, refetch } = useGetList<RecordOf<typeof taskRoles>>(
    taskRoles.name,
    { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: BY_NAME },
    { enabled: mayList },
  );
  if (!mayList) return null;
  const holders = data?.filter(({ permissions }) => permissions.includes(record.name));
  return (
    <Panel title={nameOf(taskRoles)}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, typography: 'body2' }}>
        {holders?.map(({ id, name }) => (
          <li key={id}>
            <RecordLink details={detailsPath(taskRoles)} id={id} text={name} />
          </li>
        ))}
        {holders?.length === 0 && <li>{t('tickets.noTaskRoleHasIt')}</li>}
        {!holders && <li>{error ? <Failure error={error} onRetry={refetch} /> : <Skeleton width="60%" />}</li>}
      </Box>
    </Panel>
  );
}
