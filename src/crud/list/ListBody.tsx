import { useListContext } from 'react-admin';
import type { Leaf } from '../../../resources/language/defineResource';
import { isUnreached } from '../../session/unreached';
import { Failure } from '../../ui/frames/Failure';
import type { DeclaredScreen } from '../declarations';
import { LinksContext } from '../values/ReferenceLink';
import { CardList } from './CardList';
import { EmptyList } from './EmptyList';
import { RecordTable } from './RecordTable';
import { useSelectable } from './useSelectable';

interface Props {
  declared: DeclaredScreen;
  leaves: readonly Leaf[];
  isPhone: boolean;
}

/** The records, or why there are none: still loading, failed, or nothing that matches. */
export function ListBody({ declared, leaves, isPhone }: Props) {
  const { data, error, isFetching, refetch, filterValues, setFilters } = useListContext();
  const selectable = useSelectable(declared.resource);
  // What is there stays while the service cannot be reached; the bar above says so.
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
