import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { users } from '../../../resources/access/users';
import { logs } from '../../../resources/audit/logs';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { LinksContext } from '../../crud/values/LinksContext';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';
import { TextButton } from '../../ui/buttons/TextButton';
import type { OthersChange } from './useOthersChange';

type Log = RecordOf<typeof logs>;

/** The maximum time between a change and its audit entry, ms, and how many of the latest entries may contain it. */
const LOGGED_WITHIN = 5_000;
const LATEST = 5;

interface Props {
  resource: AnyResource;
  id: string;
  change: OthersChange;
  /** Called when the user loads the change. */
  onLoad(): void;
}

/**
 * Says that a record has changed, and who changed it if the user may read the audit log. It shows nothing for the user's own
 * changes, or as long as it is unknown whose change it is.
 */
export function ChangeNotice({ resource, id, change: { version, mayBeOwn }, onLoad }: Props) {
  const { t, rich, formatDateTime } = useWording();
  const refresh = useRefresh();
  const ownId = use(SessionContext)?.user.id;
  const { author, isPending } = useAuthor(resource, id, version);
  if (isPending || (author ? author === ownId : mayBeOwn)) return null;
  const when = formatDateTime(version);
  const load = () => {
    onLoad();
    refresh();
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={<TextButton onClick={load}>{t('details.loadChange')}</TextButton>}
    >
      <LinksContext value={false}>
        {author
          ? rich('details.changedByOther', { by: <ReferenceLink to={users.name} id={author} />, when })
          : t('details.hasChanged', { when })}
      </LinksContext>
    </Alert>
  );
}

/** Returns the id of the user who made a version of a record, or null if the audit log does not name them to this user. */
function useAuthor(resource: AnyResource, id: string, version: string) {
  const dataProvider = useDataProvider();
  const isReadable = useCan()(logs, 'list');
  const { data, isLoading } = useQuery({
    queryKey: resourceKey(logs.name, 'author', resource.name, id, version),
    queryFn: async ({ signal }) => {
      const { data: latest } = await dataProvider.getList<Log>(logs.name, {
        filter: { recordId: id, resources: resource.name },
        pagination: { page: 1, perPage: LATEST },
        sort: { field: 'dateCreated', order: 'DESC' },
        signal,
      });
      const isOfVersion = ({ dateCreated }: Log) =>
        Math.abs(Date.parse(dateCreated) - Date.parse(version)) <= LOGGED_WITHIN;
      return latest.find((entry) => entry.userId && isOfVersion(entry))?.userId ?? null;
    },
    enabled: isReadable,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { author: data ?? null, isPending: isLoading };
}
