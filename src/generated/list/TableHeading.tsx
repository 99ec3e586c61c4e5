import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type Leaf, labelOf } from '../../../resources/defineResource';
import { columnOf } from '../kinds/columns';
import type { View } from './view';

interface Props {
  leaves: readonly Leaf[];
  sort: View['sort'];
  onSort(sort: View['sort']): void;
}

/** The columns' names, which sort where an order means something. */
export function TableHeading({ leaves, sort, onSort }: Props) {
  return (
    <TableHead>
      <TableRow>
        {leaves.map((leaf) => {
          const { align = 'left', sortable } = columnOf(leaf.field);
          const active = sort.field === leaf.path;
          const direction = sort.order === 'ASC' ? 'asc' : 'desc';
          const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
          return (
            <TableCell key={leaf.path} align={align} sortDirection={active ? direction : false}>
              {sortable ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  onClick={() => onSort({ field: leaf.path, order: next })}
                >
                  {labelOf(leaf)}
                </TableSortLabel>
              ) : (
                labelOf(leaf)
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
