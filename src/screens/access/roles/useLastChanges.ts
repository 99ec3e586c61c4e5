import { useGetList } from 'react-admin';
import { roles } from '../../../../resources/access/roles';
import { logs } from '../../../../resources/audit/logs';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useCan } from '../../../session/useCan';

type Log = RecordOf<typeof logs>;

/** The latest log entries about roles; a role that has not changed for longer has no entry among them. */
const LATEST = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'dateCreated', order: 'DESC' },
  filter: { resources: roles.name, actions: 'CREATE,UPDATE' },
} as const;

/** Returns a function that returns the last change of a role by its id; undefined for users who may not read the log. */
export function useLastChanges(): (roleId: string) => Log | undefined {
  const enabled = useCan()(logs, 'list');
  const { data } = useGetList<Log>(logs.name, LATEST, { enabled, retry: false });
  return (roleId) => data?.find(({ recordId }) => recordId === roleId);
}
