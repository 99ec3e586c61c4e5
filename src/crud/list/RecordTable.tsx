import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useCanAccess, useListContext } from 'react-admin';
import type { Leaf } from '../../../resources/defineResource';
import { type DeclaredScreen, headingOf } from '../declarations';
import { RecordRow } from './RecordRow';
import { rowKeys } from './rowKeys';
import { SkeletonRows } from './SkeletonRows';
import { TableHeading } from './TableHeading';

interface Props {
  declared: DeclaredScreen;
  leaves: readonly Leaf[];
  selectable: boolean;
}

/** The records as a table that scrolls under its heading; the old ones stay until the asked-for ones are there. */
export function RecordTable({ declared, leaves, selectable }: Props) {
  const { resource, screen } = declared;
  const { data, isFetching, perPage, selectedIds, onToggleItem } = useListContext();
  const { canAccess: mayOpen } = useCanAccess({ resource: resource.name, action: 'show' });
  const opener = leaves.find(({ field }) => field.kind !== 'reference' && field.kind !== 'references') ?? leaves[0];
  return (
    <Box
      sx={{
        flex: '0 1 auto',
        minHeight: 160,
        overflow: 'auto',
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Table stickyHeader size="small" aria-label={headingOf(declared)} aria-busy={isFetching}>
        <TableHeading leaves={leaves} bothWays={!screen.source} selectable={selectable} />
        <TableBody onKeyDown={rowKeys}>
          {data ? (
            data.map((row) => (
              <RecordRow
                key={row.id}
                row={row}
                leaves={leaves}
                opener={opener}
                details={mayOpen ? screen.details : undefined}
                name={resource.represent(row)}
                list={screen.list}
                selected={selectable ? selectedIds.includes(row.id) : undefined}
                onToggle={onToggleItem}
              />
            ))
          ) : (
            <SkeletonRows leaves={leaves} count={perPage} selectable={selectable} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
