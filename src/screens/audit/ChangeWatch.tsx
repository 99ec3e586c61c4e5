import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '../../../resources/language/defineResource';
import { resourceKey } from '../../session/queryKeys';
import { ChangeNotice } from './ChangeNotice';
import { useOthersChange, type WatchedRecord } from './useOthersChange';

/** The interval for reading an open record again, ms; a hidden page waits until it is shown. */
const EVERY = 30_000;

interface Props {
  resource: AnyResource;
  /** The record's id, or a name for the only record of its kind. */
  id: string;
  /** The record as the page has loaded it; undefined if the page has not read it as a whole. */
  shown: WatchedRecord | undefined;
  /** Reads the current record. */
  read(signal: AbortSignal): Promise<WatchedRecord>;
}

/**
 * Reads an open record from time to time, and says when someone else has changed it. It has its own answer, so that neither a
 * failure nor a change touches what the page shows until the user loads the change.
 */
export function ChangeWatch({ resource, id, shown, read }: Props) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: resourceKey(resource.name, 'watch', id),
    queryFn: ({ signal }) => read(signal),
    ...(shown ? { initialData: shown } : {}),
    refetchInterval: EVERY,
    refetchOnWindowFocus: 'always',
    staleTime: EVERY,
    // A page that is opened again starts with what it shows then.
    gcTime: 0,
    retry: false,
  });
  const { change, forget } = useOthersChange(resource, data, dataUpdatedAt);
  return change && data && <ChangeNotice resource={resource} id={data.id} change={change} onLoad={forget} />;
}
