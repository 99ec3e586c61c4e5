import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { useRowKeys } from '../../browser/rowKeys';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { framedList } from '../../ui/frames/frame';
import { type DeclaredScreen, screenHeading } from '../declarations';
import { RecordCard } from './RecordCard';

const MOST_SKELETONS = 8;

interface Props {
  declared: DeclaredScreen;
  leaves: readonly FlatField[];
  selectable: boolean;
}

/** The records as a column of cards, for narrow screens. */
export function CardList({ declared, leaves, selectable }: Props) {
  const { word } = useWording();
  const { data, perPage, selectedIds, onToggleItem, filterValues } = useListContext();
  const list = useRef<HTMLUListElement>(null);
  const mayOpen = useCan()(declared.resource, 'read');
  return (
    <Box
      component="ul"
      aria-label={word(screenHeading(declared))}
      aria-busy={data === undefined}
      ref={list}
      onKeyDown={useRowKeys(list)}
      sx={{ ...framedList, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {data
        ? data.map((row) => (
            <RecordCard
              key={row.id}
              row={row}
              declared={declared}
              leaves={leaves}
              mayOpen={mayOpen}
              search={filterValues.searchTerm ?? ''}
              selected={selectable ? selectedIds.includes(row.id) : undefined}
              onToggle={onToggleItem}
            />
          ))
        : Array.from({ length: Math.min(perPage, MOST_SKELETONS) }, (_, at) => `card${at}`).map((key) => (
            <Box component="li" key={key} sx={{ p: 1.5 }}>
              <Skeleton width="55%" />
              <Skeleton width="80%" />
            </Box>
          ))}
    </Box>
  );
}
