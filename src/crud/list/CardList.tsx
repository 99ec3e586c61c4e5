import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Leaf } from '../../../resources/defineResource';
import { type DeclaredScreen, headingOf } from '../declarations';
import { framedList } from './framedList';
import { RecordCard } from './RecordCard';
import { rowKeys } from './rowKeys';
import type { Row } from './useListView';
import type { Selection } from './useSelection';

const MOST_SKELETONS = 8;

interface Props {
  declared: DeclaredScreen;
  rows: readonly Row[] | undefined;
  leaves: readonly Leaf[];
  count: number;
  selection: Selection | undefined;
}

/** The records as cards under one another, for narrow screens. */
export function CardList({ declared, rows, leaves, count, selection }: Props) {
  return (
    <Box
      component="ul"
      aria-label={headingOf(declared)}
      aria-busy={rows === undefined}
      onKeyDown={rowKeys}
      sx={{ ...framedList, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows
        ? rows.map((row) => (
            <RecordCard key={row.id} row={row} declared={declared} leaves={leaves} selection={selection} />
          ))
        : Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, at) => `card${at}`).map((key) => (
            <Box component="li" key={key} sx={{ p: 1.5 }}>
              <Skeleton width="55%" />
              <Skeleton width="80%" />
            </Box>
          ))}
    </Box>
  );
}
