import { useListContext } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { isUnreached } from '../../session/unreached';
import { Failure } from '../../ui/frames/Failure';
import type { DeclaredScreen } from '../declarations';
import { LinksContext } from '../values/LinksContext';
import { useSelectable } from './BulkActions';
import { CardList } from './CardList';
import { EmptyList } from './EmptyList';
import { RecordTable } from './RecordTable';

interface Props {
  declared: DeclaredScreen;
  leaves: readonly FlatField[];
  isPhone: boolean;
}

/** The records, or the reason why there are none: loading, an error, or no match. */
export function ListBody({ declared, leaves, isPhone }: Props) {
  const { data, error, isFetching, refetch, filterValues, setFilters } = useListContext();
  const selectable = useSelectable(declared.resource);
  // Loaded records stay visible while the service can't be reached; the bar above says so.
  if (error && !isFetching && !(data && isUnreached(error))) return <Failure whole error={error} onRetry={refetch} />;
  if (data?.length === 0) {
    const filtered = Object.keys(filterValues).length > 0;
    return <EmptyList declared={declared} filtered={filtered} onClear={() => setFilters({})} />;
  }
  if (!isPhone) return <RecordTable declared={declared} leaves={leaves} selectable={selectable} />;
  return (
    <LinksContext value={false}>
      <CardList declared={declared} leaves={leaves} selectable={selectable} />
    </LinksContext>
  );
}
