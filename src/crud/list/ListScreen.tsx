import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { DeclaredScreen } from '../declarations';
import { CreateGate } from '../form/CreateGate';
import { BulkActions } from './BulkActions';
import { useColumns } from './chosenColumns';
import { ListBody } from './ListBody';
import { ListHeading } from './ListHeading';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { ScreenTabs } from './ScreenTabs';
import { useListView } from './useListView';
import { usePlace } from './usePlace';
import { useSelection } from './useSelection';

/** The list screen of any declaration. */
export function ListScreen(declared: DeclaredScreen) {
  const list = useListView(declared);
  const columns = useColumns(declared);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const selection = useSelection(declared, list);
  const root = useRef<HTMLDivElement>(null);
  const leave = usePlace(root, list.rows !== undefined);
  const selecting = selection !== undefined && selection.rows.length > 0;
  return (
    <Box
      ref={root}
      onClickCapture={leave}
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: { xs: 'auto', md: 480 }, minWidth: 0 }}
    >
      <ListHeading declared={declared} total={list.total} />
      <ScreenTabs declared={declared} />
      <Box sx={{ position: 'relative' }}>
        <Box sx={{ visibility: { md: selecting ? 'hidden' : 'visible' } }}>
          <ListToolbar declared={declared} list={list} columns={columns} isPhone={isPhone} />
        </Box>
        {selection && <BulkActions resource={declared.resource} selection={selection} />}
      </Box>
      <ListBody declared={declared} list={list} leaves={columns.leaves} isPhone={isPhone} selection={selection} />
      <Pager declared={declared} list={list} />
      <CreateGate declared={declared} />
    </Box>
  );
}
