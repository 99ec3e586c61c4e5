import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { toIsoDay } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { SearchBox } from '../../ui/inputs/SearchBox';
import type { DeclaredScreen } from '../declarations';
import { ColumnChooser } from './ColumnChooser';
import type { useColumns } from './chosenColumns';
import { ExportMenu } from './ExportMenu';
import { FilterBar } from './FilterBar';
import { ImportButton } from './ImportButton';
import { SavedViews } from './SavedViews';

interface Props {
  declared: DeclaredScreen;
  columns: ReturnType<typeof useColumns>;
  isPhone: boolean;
}

interface ToolbarProps extends Props {
  /** Moves to the first record that matches a text. */
  onDown(text: string): void;
}

/** The search, the filters and the actions of a list; on a phone the filters have their own line, and elsewhere only they wrap. */
export function ListToolbar({ onDown, ...props }: ToolbarProps) {
  const { t, nameOf } = useWording();
  const { declared, isPhone } = props;
  const { resource } = declared;
  const { filterValues, setFilters } = useListContext();
  const searchable = resource.leaves.some(({ field }) => field.searchable);
  return (
    <Box
      data-screen-only
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      {searchable && (
        <SearchBox
          label={t('lists.searchIn', { what: nameOf(resource).toLowerCase() })}
          value={filterValues.searchTerm ?? ''}
          onChange={(searchTerm) => setFilters({ ...filterValues, searchTerm })}
          onDown={onDown}
        />
      )}
      {isPhone && <Tools {...props} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: { xs: '1 0 100%', md: 1 } }}>
        <FilterBar declared={declared} />
      </Box>
      {!isPhone && <Tools {...props} />}
    </Box>
  );
}

function Tools({ declared, columns, isPhone }: Props) {
  const { t } = useWording();
  const { refetch, isFetching, exporter } = useListContext();
  const can = useCan();
  return (
    <>
      <IconButton
        label={t('lists.refresh')}
        icon="refresh-cw"
        onClick={() => refetch()}
        disabled={isFetching}
        sx={{ color: 'text.secondary' }}
      />
      <SavedViews declared={declared} columns={columns} />
      {declared.resource.importable && can(declared.resource, 'create') && !isPhone && (
        <ImportButton declared={declared} />
      )}
      {exporter && <ExportButton declared={declared} />}
      {!isPhone && <ColumnChooser columns={columns} />}
    </>
  );
}

/** Exports all records that match the list's filters, not only this page, as a file named after the list and the day. */
function ExportButton({ declared: { resource, screen } }: { declared: DeclaredScreen }) {
  const { total, filter, filterValues } = useListContext();
  return (
    <ExportMenu
      path={screen.source?.path ?? resource.name}
      filter={{ ...filterValues, ...filter }}
      name={`${screen.list}-${toIsoDay(Date.now())}`}
      raw
      disabled={total === 0}
    />
  );
}
