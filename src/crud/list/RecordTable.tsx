import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { isOverdue } from '../../../resources/language/overdue';
import { useRowKeys } from '../../browser/rowKeys';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { frame } from '../../ui/frames/frame';
import { SkeletonRows } from '../../ui/frames/SkeletonRows';
import { type DeclaredScreen, screenHeading } from '../declarations';
import { fieldColumn } from '../kinds/columns';
import { useSlots } from '../slots';
import { RecordRow } from './RecordRow';
import { TableHeading } from './TableHeading';

interface Props {
  declared: DeclaredScreen;
  leaves: readonly FlatField[];
  selectable: boolean;
}

/** The records as a table with a fixed heading; the previous records stay until the new ones have loaded. */
export function RecordTable({ declared, leaves, selectable }: Props) {
  const { word } = useWording();
  const { resource, screen } = declared;
  const { data, isFetching, perPage, selectedIds, onToggleItem, filterValues } = useListContext();
  const body = useRef<HTMLTableSectionElement>(null);
  const mayOpen = useCan()(resource, 'read');
  const { cells, rowActions: actions } = useSlots(resource);
  const now = new Date();
  const opener = leaves.find(({ field }) => field.kind !== 'reference' && field.kind !== 'references') ?? leaves[0];
  return (
    <Box sx={{ ...frame, flex: '0 1 auto', minHeight: 160, overflow: 'auto', position: 'relative' }}>
      <Table stickyHeader size="small" aria-label={word(screenHeading(declared))} aria-busy={isFetching}>
        <TableHeading
          leaves={leaves}
          bothWays={!screen.source}
          selectable={selectable}
          hasActions={actions !== undefined}
        />
        <TableBody ref={body} onKeyDown={useRowKeys(body)}>
          {data ? (
            data.map((row) => (
              <RecordRow
                key={row.id}
                resource={resource}
                row={row}
                leaves={leaves}
                opener={opener}
                details={mayOpen ? screen.details : undefined}
                name={resource.represent(row)}
                cells={cells}
                overdueBy={isOverdue(resource, row, now) ? resource.overdue?.shownBy : undefined}
                search={filterValues.searchTerm ?? ''}
                list={screen.list}
                selected={selectable ? selectedIds.includes(row.id) : undefined}
                onToggle={onToggleItem}
                actions={actions}
              />
            ))
          ) : (
            <SkeletonRows
              columns={[
                ...leaves.map(({ path, field }) => [path, fieldColumn(field).align ?? 'left'] as const),
                ...(actions ? ([['', 'right']] as const) : []),
              ]}
              count={perPage}
              selectable={selectable}
            />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
