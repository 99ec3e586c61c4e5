import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ListBase, type ListParams, useListContext, useStoreContext } from 'react-admin';
import { lateOf } from '../../browser/lateOf';
import { useScrollRestoration } from '../../browser/useScrollRestoration';
import { whenIdle } from '../../browser/whenIdle';
import { Pagination } from '../../ui/frames/Pagination';
import type { DeclaredScreen } from '../declarations';
import { loadDetailsPage } from '../details/lazyDetailsPage';
import { CreateGate } from '../form/CreateGate';
import { BulkActions } from './BulkActions';
import { useColumns } from './chosenColumns';
import { ListAddress } from './ListAddress';
import { ListBody } from './ListBody';
import { ListHeading } from './ListHeading';
import { ListToolbar } from './ListToolbar';
import { listOptionsOf, pageSizesOf } from './listParams';
import { ScreenTabs } from './ScreenTabs';

const ListViews = lateOf(() => import('./ListViews').then((m) => m.ListViews));
const SumLine = lateOf(() => import('./SumLine').then((m) => m.SumLine));

/** The height of the view buttons on a wide page, px. */
const VIEWS_HEIGHT = 40;

/** Suppresses react-admin's error handling: the list shows the error itself. */
const onError = () => undefined;

/** The generated list screen of a declaration. */
export function ListScreen(declared: DeclaredScreen) {
  const { resource } = declared;
  const { meta, ...options } = listOptionsOf(declared);
  return (
    <ListAddress declared={declared}>
      <ListBase resource={resource.name} {...options} queryOptions={{ meta, onError }} disableAuthentication>
        <Records declared={declared} />
      </ListBase>
    </ListAddress>
  );
}

function Records({ declared }: { declared: DeclaredScreen }) {
  const { data, selectedIds, page, perPage, total, setPage, setPerPage } = useListContext();
  useSelectionOfFilters(declared);
  const columns = useColumns(declared);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) void whenIdle().then(loadDetailsPage, () => undefined);
  }, [isThere]);
  const root = useRef<HTMLDivElement>(null);
  const leave = useScrollRestoration(root, isThere);
  const goToFirst = useFirstRow(root);
  return (
    <Box
      ref={root}
      onClickCapture={leave}
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: { xs: 'auto', md: 480 }, minWidth: 0 }}
    >
      <ListHeading declared={declared} />
      <ScreenTabs declared={declared} />
      {declared.screen.views && (
        <ListViews declared={declared}>
          <Box sx={{ height: VIEWS_HEIGHT }} />
        </ListViews>
      )}
      <Box sx={{ position: 'relative' }}>
        <Box sx={{ visibility: { md: selectedIds.length > 0 ? 'hidden' : 'visible' } }}>
          <ListToolbar declared={declared} columns={columns} isPhone={isPhone} onDown={goToFirst} />
        </Box>
        <BulkActions declared={declared} />
      </Box>
      <ListBody declared={declared} leaves={columns.leaves} isPhone={isPhone} />
      {isThere && total !== 0 && summed(declared) && <SumLine declared={declared} />}
      <Pagination
        page={page}
        size={perPage}
        total={total}
        onPage={setPage}
        sizes={pageSizesOf(declared)}
        onSize={setPerPage}
      />
      <CreateGate declared={declared} />
    </Box>
  );
}

/** Returns whether the server totals the matching records. */
const summed = ({ resource, screen }: DeclaredScreen) => resource.list?.sum !== undefined && !screen.source;

/** Clears the selection when the filters have changed since it was made, so that no one changes records that they do not see. */
function useSelectionOfFilters(declared: DeclaredScreen) {
  const { filterValues, onSelect } = useListContext();
  const { getItem } = useStoreContext();
  const filters = JSON.stringify(filterValues);
  const [arrivedWith] = useState(() => getItem<ListParams>(listOptionsOf(declared).storeKey)?.filter ?? filterValues);
  const selectedAmong = useRef(JSON.stringify(arrivedWith));
  useEffect(() => {
    if (selectedAmong.current === filters) return;
    selectedAmong.current = filters;
    onSelect([]);
  }, [filters, onSelect]);
}

/** Returns a function that focuses the first result of a search text once it has loaded. */
function useFirstRow(list: RefObject<HTMLElement | null>): (text: string) => void {
  const { filterValues, isFetching, isPaused, isPlaceholderData } = useListContext();
  const [wanted, setWanted] = useState<string | null>(null);
  // Offline, the last rows stay as placeholders while the search waits for the connection.
  const isWaiting = isFetching || isPaused || isPlaceholderData;
  const isThere = !isWaiting && (filterValues.searchTerm ?? '') === wanted;
  useEffect(() => {
    if (!isThere) return;
    setWanted(null);
    list.current?.querySelector<HTMLElement>('[data-opens-row]')?.focus();
  }, [isThere, list]);
  return setWanted;
}
