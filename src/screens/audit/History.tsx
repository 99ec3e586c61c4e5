import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { users } from '../../../resources/access/users';
import { logs } from '../../../resources/audit/logs';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { relationAddress } from '../../../resources/language/relations';
import { detailsPath } from '../../crud/declarations';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { HelperText } from '../../ui/texts/HelperText';
import { ChangeList } from './ChangeList';
import { fieldChanges } from './changes';

type Log = RecordOf<typeof logs> & RaRecord<string>;

/** How many entries are shown at first; the list of the audit log has all. */
const SHOWN = 10;
const HEADINGS = { before: 'logs.before', after: 'logs.after' } as const;

/** The audit entries of a record, latest first: who did what and when, and what it changed. */
export function History({ resource, id }: { resource: AnyResource; id: string }) {
  const { t } = useWording();
  const { data, total, error, refetch } = useGetList<Log>(
    logs.name,
    {
      filter: { recordId: id, resources: resource.name },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'dateCreated', order: 'DESC' },
    },
    { retry: false },
  );
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton role="status" aria-label={t('common.loading')} height={80} variant="rounded" />;
  if (data.length === 0) return <HelperText>{t('details.noHistory')}</HelperText>;
  const all = relationAddress({ resource: logs, target: 'recordId', by: null, screen: logs.screens?.[0] }, id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((log) => (
          <Entry key={log.id} log={log} resource={resource} />
        ))}
      </Box>
      {all && total !== undefined && total > SHOWN && (
        <Link component={RouterLink} to={all} variant="body2" underline="hover">
          {t('details.viewAll')}
        </Link>
      )}
    </Box>
  );
}

function Entry({ log, resource }: { log: Log; resource: AnyResource }) {
  const { t, nameOf, labelOf, formatDateTime } = useWording();
  const { id, action, userId, reason, before, after, dateCreated } = log;
  const done = t(`logs.done_${action}`, { what: nameOf(resource, 1) });
  // For a created or deleted record, only the entry's own page shows the values.
  const changes = before && after ? fieldChanges(resource, before as object, after as object, labelOf) : [];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ typography: 'body2', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <RecordLink details={detailsPath(logs)} id={id} text={done} />
        {userId && <ReferenceLink to={users.name} id={userId} />}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatDateTime(dateCreated)}
        </Box>
        {reason && <Box sx={{ flexBasis: '100%', color: 'text.secondary' }}>{reason}</Box>}
      </Box>
      {changes.length > 0 && <ChangeList changes={changes} headings={HEADINGS} />}
    </Box>
  );
}
