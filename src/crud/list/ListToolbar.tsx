import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../icons/Icon';
import type { DeclaredScreen } from '../declarations';
import { ColumnChooser } from './ColumnChooser';
import type { useColumns } from './chosenColumns';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { SavedViews } from './SavedViews';
import { SearchBox } from './SearchBox';
import type { ListView } from './useListView';

interface Props {
  declared: DeclaredScreen;
  list: ListView;
  columns: ReturnType<typeof useColumns>;
  isPhone: boolean;
}

/** Search, filters, and what can be done with the list; on a phone the filters have a line of their own. */
export function ListToolbar(props: Props) {
  const { declared, list, isPhone } = props;
  const { resource } = declared;
  const { view, change } = list;
  const searchable = resource.leaves.some(({ field }) => field.searchable);
  const search = (searchTerm: string) => change({ filters: { ...view.filters, searchTerm } }, { replace: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      {searchable && (
        <SearchBox
          label={`Search ${resource.label[1].toLowerCase()}`}
          value={view.filters.searchTerm ?? ''}
          onChange={search}
        />
      )}
      {isPhone && <Tools {...props} />}
      <FilterBar declared={declared} view={view} onChange={(filters) => change({ filters })} />
      <Box sx={{ flex: 1 }} />
      {!isPhone && <Tools {...props} />}
    </Box>
  );
}

function Tools({ declared, list, columns, isPhone }: Props) {
  return (
    <>
      <Tooltip title="Refresh">
        <IconButton
          aria-label="Refresh"
          onClick={() => list.refetch()}
          disabled={list.isFetching}
          sx={{ color: 'text.secondary' }}
        >
          <Icon name="refresh-cw" />
        </IconButton>
      </Tooltip>
      <SavedViews declared={declared} list={list} columns={columns} />
      {!declared.screen.source && <ExportButton declared={declared} list={list} />}
      {!isPhone && <ColumnChooser columns={columns} />}
    </>
  );
}
