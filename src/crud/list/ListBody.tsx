import type { Leaf } from '../../../resources/defineResource';
import type { DeclaredScreen } from '../declarations';
import { LinksContext } from '../values/ReferenceLink';
import { CardList } from './CardList';
import { EmptyList } from './EmptyList';
import { ListFailure } from './ListFailure';
import { RecordTable } from './RecordTable';
import type { ListView } from './useListView';
import type { Selection } from './useSelection';

interface Props {
  declared: DeclaredScreen;
  list: ListView;
  leaves: readonly Leaf[];
  isPhone: boolean;
  selection: Selection | undefined;
}

/** The records, or why there are none: still loading, failed, or nothing that matches. */
export function ListBody({ declared, list, leaves, isPhone, selection }: Props) {
  const { rows, error, isPending, isFetching, refetch, view, change } = list;
  if (error && !isFetching) return <ListFailure error={error} onRetry={refetch} />;
  if (rows?.length === 0) {
    return (
      <EmptyList
        declared={declared}
        filtered={Object.keys(view.filters).length > 0}
        onClear={() => change({ filters: {} })}
      />
    );
  }
  const shown = isPending ? undefined : rows;
  if (isPhone) {
    return (
      <LinksContext value={false}>
        <CardList declared={declared} rows={shown} leaves={leaves} count={view.perPage} selection={selection} />
      </LinksContext>
    );
  }
  return (
    <RecordTable
      declared={declared}
      rows={shown}
      leaves={leaves}
      view={view}
      isStale={isFetching && !isPending}
      onSort={(sort) => change({ sort })}
      selection={selection}
    />
  );
}
