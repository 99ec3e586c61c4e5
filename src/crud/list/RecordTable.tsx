import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Leaf } from '../../../resources/defineResource';
import { useMay } from '../../session/access';
import { type DeclaredScreen, headingOf } from '../declarations';
import { RecordRow } from './RecordRow';
import { rowKeys } from './rowKeys';
import { SkeletonRows } from './SkeletonRows';
import { TableHeading } from './TableHeading';
import type { Row } from './useListView';
import type { Selection } from './useSelection';
import type { View } from './view';

interface Props {
  declared: DeclaredScreen;
  /** Undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined;
  leaves: readonly Leaf[];
  view: View;
  /** The rows of the view before, while the asked-for ones are on their way. */
  isStale: boolean;
  onSort(sort: View['sort']): void;
  selection: Selection | undefined;
}

/** The records as a table that scrolls under its heading. */
export function RecordTable({ declared, rows, leaves, view, isStale, onSort, selection }: Props) {
  const { resource, screen } = declared;
  const details = useMay()(resource, 'read') ? screen.details : undefined;
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
      <Table stickyHeader size="small" aria-label={headingOf(declared)} aria-busy={rows === undefined || isStale}>
        <TableHeading
          leaves={leaves}
          sort={view.sort}
          onSort={onSort}
          bothWays={!screen.source}
          selection={selection}
        />
        <TableBody onKeyDown={rowKeys}>
          {rows ? (
            rows.map((row) => (
              <RecordRow
                key={row.id}
                row={row}
                leaves={leaves}
                opener={opener}
                details={details}
                name={resource.represent(row)}
                selection={selection}
              />
            ))
          ) : (
            <SkeletonRows leaves={leaves} count={view.perPage} selectable={selection !== undefined} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
