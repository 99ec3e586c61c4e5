import { useEffect, useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import type { AnyResource } from '../../../resources/language/defineResource';
import { ChangeWatch } from './ChangeWatch';
import type { WatchedRecord } from './useOthersChange';

/** How long a page that does not load the record itself may take to load before the record is read, ms. */
const UNTIL_LOADED = 10_000;

/** Says on an open page or form when someone else has changed its record. */
export function RecordWatch({ resource, id }: { resource: AnyResource; id: string }) {
  const dataProvider = useDataProvider();
  const { data: shown } = useGetOne<WatchedRecord>(resource.name, { id }, { enabled: false });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLoaded(true), UNTIL_LOADED);
    return () => clearTimeout(waiting);
  }, []);
  if (!shown && !isLoaded) return null;
  const read = async (signal: AbortSignal) => (await dataProvider.getOne(resource.name, { id, signal })).data;
  return <ChangeWatch resource={resource} id={id} shown={shown} read={read} />;
}
