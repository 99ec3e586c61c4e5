import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import type { DeclaredScreen } from '../declarations';
import { CreateGate } from '../form/CreateGate';
import { useColumns } from './chosenColumns';
import { ListBody } from './ListBody';
import { ListHeading } from './ListHeading';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { ScreenTabs } from './ScreenTabs';
import { useListView } from './useListView';

/** The list screen of any declaration. */
export function ListScreen(declared: DeclaredScreen) {
  const list = useListView(declared);
  const columns = useColumns(declared);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: { xs: 'auto', md: 480 }, minWidth: 0 }}
    >
      <ListHeading declared={declared} total={list.total} />
      <ScreenTabs declared={declared} />
      <ListToolbar declared={declared} list={list} columns={columns} isPhone={isPhone} />
      <ListBody declared={declared} list={list} leaves={columns.leaves} isPhone={isPhone} />
      <Pager declared={declared} list={list} />
      <CreateGate declared={declared} />
    </Box>
  );
}
